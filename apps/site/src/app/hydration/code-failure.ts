/**
 * Runs in the head of each page: helps where a file of code does not come, of the entry or of any later part. It reloads
 * the page, where nobody loses anything and the server answers. Else it says so, and the player decides.
 */
import { siteBuildHeader } from '@meridian-2117/contract/paths/site-build'
import { newVersionNeeded } from '../../lib/new-version.ts'
import { tabStorage } from '../../lib/storage/key-value-store.ts'
import { isQuiet } from './is-quiet.ts'

/** The build writes beside the script what it needs of large tables, as its bytes delay the first paint. */
const {
  pays = '',
  newer = '',
  incomplete = '',
  reload: reloadLabel = '',
} = document.currentScript?.dataset ?? {}

/** Holds the build that this tab was reloaded for, once for each time. */
const reloadsKey = 'reloadedForCode'

/** Of a visit the entry, a part and the next page may be missing. A missing file must not reload a page for ever. */
const mostReloads = 3

const ownBuild = () => document.documentElement.dataset['build'] ?? ''

/** Returns the build that the server serves, empty if it names none; `undefined` while it does not answer. */
async function servedBuild(): Promise<string | undefined> {
  // oxlint-disable-next-line no-restricted-globals -- the page itself is no call of the API
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ? (answer.headers.get(siteBuildHeader) ?? '') : undefined
}

let isReloading = false

async function onCodeFailure(isEntry: boolean): Promise<void> {
  const served = await servedBuild()
  if (isReloading) return
  // Its parts say so themselves, and try again.
  if (served === undefined && !isEntry) return
  const reloads = (tabStorage.get(reloadsKey) ?? '').split(' ').filter((build) => build === ownBuild())
  if (served !== undefined && reloads.length < mostReloads && isQuiet(pays.split(' '))) {
    tabStorage.set(reloadsKey, [...reloads, ownBuild()].join(' '))
    isReloading = true
    // WebKit keeps a failed file, over reloads, until a script fetches it anew.
    await Promise.allSettled(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) =>
        // oxlint-disable-next-line no-restricted-globals -- a file is no call of the API
        fetch(href, { cache: 'reload' }),
      ),
    )
    return location.reload()
  }
  const isNewer = Boolean(served) && served !== ownBuild()
  const isSaid = isNewer && !dispatchEvent(new Event(newVersionNeeded, { cancelable: true }))
  if (!isSaid) sayFailure(isNewer)
}

let isSayingFailure = false

/** Says, on a page that may have no other code, that a reload helps. */
function sayFailure(isNewer: boolean): void {
  if (isSayingFailure) return
  isSayingFailure = true
  const notice = document.createElement('p')
  notice.role = 'alert'
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '60',
    margin: '0',
    padding: '0.875rem max(1.25rem, env(safe-area-inset-right)) max(0.875rem, env(safe-area-inset-bottom))',
    background: 'var(--color-plate)',
    color: 'var(--color-ink)',
    textAlign: 'center',
  })
  const reload = document.createElement('a')
  reload.href = location.href
  reload.textContent = reloadLabel
  reload.style.textDecoration = 'underline'
  notice.append(`${isNewer ? newer : incomplete} `, reload)
  document.body.append(notice)
}

addEventListener('vite:preloadError', () => void onCodeFailure(false))
addEventListener(
  'error',
  ({ target }) => {
    // Scripts of other services are loaded by their parts.
    if (target instanceof HTMLScriptElement && target.type === 'module') void onCodeFailure(true)
  },
  // An element's own event does not bubble.
  true,
)
