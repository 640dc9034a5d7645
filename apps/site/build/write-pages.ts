/** Last step of `npm run build`: the pages for visitors become files, and every text file gets its compressed forms. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Beasties from 'beasties'
import type { siteFiles, startScript, writePages } from '../src/app/prerender.tsx'
import { compressFolder } from './compress-folder.ts'
import { writeItemCards } from './item-cards.ts'
import { lightBlurredForms } from './light-blurred-forms.ts'
import { withoutUnusedVariables } from './without-unused-variables.ts'

/** What the second build makes of `prerender.tsx`. */
interface Written {
  writePages: typeof writePages
  siteFiles: typeof siteFiles
  startScript: typeof startScript
}

/** What Vite says of a file that it has built from a module. */
interface BuiltModule {
  file: string
  /** The modules that it needs before it can run. */
  imports?: string[]
  /** Its style sheets. */
  css?: string[]
}

const site = fileURLToPath(new URL('../dist', import.meta.url))
const built = new URL('../../../node_modules/.cache/prerender/prerender.js', import.meta.url)
const written = (await import(built.href)) as Written

const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  BuiltModule
>

/** The files of a module and of all that it needs, as addresses. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[module] ?? {}
  if (!file) throw new Error(`${module} has not been built`)
  found.add(`/${file}`)
  for (const needed of imports) filesOf(needed, found)
  return found
}

/** What Vite makes of `index.html`: the same page for all, but for its own head and content. */
const frame = await readFile(join(site, 'index.html'), 'utf8')
/** The same without its code, which `startScript` fetches later. */
const quietFrame = frame.replace(
  /\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g,
  '',
)

/** What brings a page its data, once it stands. */
const dataFiles = filesOf('src/lib/api/data-layer.ts', filesOf('src/lib/api/api-client.ts'))

/** Has the code that every page starts with fetched beside each other. */
const codeLinks = [...filesOf('index.html')]
  .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  .join('')

/**
 * The style sheet of all pages is none of the first view's: it comes with the least urgency, as for print, and `startScript`
 * lets it count. Otherwise it, and the fonts that it names, would share the line with what is seen first.
 */
function letWait(html: string): string {
  const sheet = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
  if (!sheet) throw new Error('A page has no style sheet to let wait')
  return html.replace(
    sheet,
    `${sheet.replace('rel="stylesheet"', '$& media="print"')}<noscript>${sheet}</noscript>`,
  )
}

/** Puts a text into a page; a place that is missing there fails the build. */
function put(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
  return html.replace(place, () => text)
}

// What a page shows first is styled by rules within it; the style sheet of all pages follows at its end.
const styles = new Beasties({
  path: site,
  preload: 'body',
  pruneSource: false,
  inlineFonts: false,
  preloadFonts: false,
  // What gives way to other classes stands in a selector that it cannot look for in a page; there are few of them. What
  // hangs on a remembered player matches nothing before one comes.
  allowRules: [/fallback/, /data-visitor/],
  logLevel: 'warn',
})

const headingFont = Object.keys(manifest).find((module) =>
  module.endsWith('/oxanium-latin-wght-normal.woff2'),
)
const headingFile = manifest[headingFont ?? '']?.file
if (!headingFile) throw new Error('The font of headings has not been built')

const sheets = await Promise.all(
  (manifest['index.html']?.css ?? []).map((file) => readFile(join(site, file), 'utf8')),
)
/**
 * What text is drawn in until its font comes, and the first font. Beasties looks for fonts by their names, which Tailwind
 * keeps in variables, and leaves all of them out.
 */
const firstFaces = [...sheets.join('').matchAll(/@font-face\s*\{[^}]*\}/g)]
  .map(([face]) => face)
  .filter((face) => face.includes('Stand-in') || face.includes(headingFile))
if (firstFaces.length < 5) throw new Error('The style sheet lacks the faces of the first view')

async function save(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true })
  await writeFile(join(site, file), text)
}

/** The module that each page of the table loads: a route of the site, or a screen as it is. */
const table = await readFile(new URL('../src/app/pages.ts', import.meta.url), 'utf8')
const modules = new Map(
  [...table.matchAll(/^ {2}(\w+): screen\([^]*?import\('(.+?)'\)/gm)].map(([, name = '', module = '']) => [
    name,
    module
      .replace(/^\.\.\//, 'src/')
      .replace(/^@meridian\/ui\/screens\/(.+)$/, '../../packages/ui/src/screens/$1/$1.tsx'),
  ]),
)

for (const { file, name, head, content, met } of await written.writePages()) {
  const headed = put(met ? quietFrame : frame, '<title>Meridian 2117</title>', head)
  const page = put(headed, '<div id="root">', `<div id="root"${met ? ' data-written' : ''}>${content}`)
  if (!met) await save(file, put(page, '</head>', `${codeLinks}</head>`))
  else {
    const code = new Set([...filesOf('index.html'), ...(name ? filesOf(modules.get(name) ?? name) : [])])
    const later = [...dataFiles].filter((needed) => !code.has(needed))
    const styled = put(
      letWait(await styles.process(page)),
      '<style>',
      `<style data-first>${firstFaces.join('')}`,
    )
    const light = withoutUnusedVariables(await lightBlurredForms(styled))
    await save(file, put(light, '</body>', `${written.startScript([...code], later)}</body>`))
  }
}
for (const [file, text] of Object.entries(written.siteFiles())) await save(file, text)
// Names are hashes: tests find the file of a module by it.
await rename(join(site, '.vite/manifest.json'), new URL('files.json', built))
await writeItemCards(site)
await rm(join(site, '.vite'), { recursive: true })
await compressFolder(site)
