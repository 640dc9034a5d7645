import { createHash } from 'node:crypto'
import { globSync, readFileSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'

/** Origins that the configured services need. Pages load only from these and from their own origin. */
export interface Sources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly frame?: readonly string[]
  readonly connect?: readonly string[]
  readonly image?: readonly string[]
}

/** Demands revalidation each time. No proxy may rewrite e-mails or add scripts, since the policy would block them. */
export const pageCaching = 'no-cache, no-transform'

interface PagePolicy {
  current: () => string
  close: () => void
}

/** Milliseconds between two checks for a new build of the site. */
const rebuiltInterval = 1000

/**
 * Follows the content security policy of the site's pages. Scripts come from this origin and the configured services,
 * or are inline in the build. Inline styles are allowed, as React and the toasts write them.
 */
export function createPagePolicy(folder: string, services: readonly Sources[]): PagePolicy {
  const sourcesOf = (kind: keyof Sources) => services.flatMap((sources) => sources[kind] ?? [])

  const policyOf = (scripts: readonly string[]): string =>
    Object.entries({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts.map(hashOf), ...sourcesOf('script')],
      'style-src': ["'self'", "'unsafe-inline'", ...sourcesOf('style')],
      'img-src': ["'self'", 'data:', 'blob:', ...sourcesOf('image')],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", ...sourcesOf('connect')],
      'frame-src': sourcesOf('frame').length > 0 ? sourcesOf('frame') : ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
      .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
      .join('; ')

  let policy = policyOf(scriptsOf(folder))
  const page = join(folder, firstPage)
  // A site that is built again under a running server has new scripts.
  const update = () => (policy = policyOf(scriptsOf(folder)))
  watchFile(page, { interval: rebuiltInterval, persistent: false }, update)
  return { current: () => policy, close: () => unwatchFile(page, update) }
}

/** Every build writes this page. */
const firstPage = 'index.html'

/** Returns the inline scripts in the pages of a site. */
const scriptsOf = (folder: string): string[] =>
  globSync('**/*.html', { cwd: folder }).flatMap((file) =>
    inlineScripts(readFileSync(join(folder, file), 'utf8')),
  )

/** Returns the inline scripts of a page. One with a `src` is not inline, and one with a `type` is data. */
const inlineScripts = (page: string): string[] =>
  page.split('</script>').flatMap((part) => {
    const tag = /<script([^<>]*)>/.exec(part)
    return tag && !/\s(?:src|type)=/.test(tag[1] ?? '') ? [part.slice(tag.index + tag[0].length)] : []
  })

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
