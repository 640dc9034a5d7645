/** Last step of `npm run build`: writes the pages for visitors, the pictures of links and the compressed files. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Beasties from 'beasties'
import { build, type Manifest, type Rolldown } from 'vite'
import type { prerenderPages, siteFiles } from '../src/app/prerender.tsx'
import { compressFolder } from './compress-folder.ts'
import { writeItemCards } from './item-cards.ts'
import { lightBlurredForms } from './light-blurred-forms.ts'

const site = fileURLToPath(new URL('../dist', import.meta.url))
const cache = new URL('../../../node_modules/.cache/prerender/', import.meta.url)
const rendered = (await import(new URL('prerender.js', cache).href)) as {
  prerenderPages: typeof prerenderPages
  siteFiles: typeof siteFiles
}
const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest

/** The addresses of a module's file and of all that it imports. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[module] ?? {}
  if (!file) throw new Error(`${module} has not been built`)
  found.add(`/${file}`)
  for (const needed of imports) filesOf(needed, found)
  return found
}

/** The code that a page needs: the entry first, and the route that is named after the page. */
function codeOf(name: string | undefined): string[] {
  const files = filesOf('index.html')
  if (!name) return [...files]
  const file = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.route.tsx`
  return [...filesOf(Object.keys(manifest).find((module) => module.endsWith(file)) ?? file, files)]
}

/** Bundles a script that stands in the page itself. */
async function inlineScript(name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/app/hydration/${name}.ts`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

/** Puts a text into a page; a place that is missing there fails the build. */
function put(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
  return html.replace(place, () => text)
}

async function save(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true })
  await writeFile(join(site, file), text)
}

/** The built `index.html`: the same page for all, but for its own head and content. */
const built = await readFile(join(site, 'index.html'), 'utf8')
/** The font of every page's headings, fetched beside the styles. Others wait: preloaded, they would delay the first paint. */
const [headingFont = ''] = filesOf(
  Object.keys(manifest).find((module) => module.endsWith('/oxanium-latin-wght-normal.woff2')) ?? 'Oxanium',
)
const fontLink = `<link rel="preload" as="font" type="font/woff2" href="${headingFont}" crossorigin>`
const frame = put(built, '</head>', `${fontLink}</head>`)
const entryTag = /\s*<script type="module"[^>]*><\/script>/.exec(frame)?.[0] ?? ''
const sheetTag = /<link rel="stylesheet"[^>]*>/.exec(frame)?.[0] ?? ''
const [, ...entryParts] = codeOf(undefined)
const earlyInput = await inlineScript('early-input')
const delayedEntry = await inlineScript('delayed-entry')

// The rules that a page needs are inlined; the style sheet of all pages follows at its end.
const styles = new Beasties({
  path: site,
  preload: 'body',
  pruneSource: false,
  // Tailwind keeps the names of fonts in variables, where Beasties does not find them.
  inlineFonts: false,
  preloadFonts: false,
  // It cannot look for variants that `:where()` selects; there are few. Those of a remembered player match nothing yet.
  allowRules: [/fallback/, /data-visitor/],
  logLevel: 'warn',
})
/** The faces that text is drawn in until its font comes, and that of the headings. */
const firstFaces = (
  await Promise.all((manifest['index.html']?.css ?? []).map((file) => readFile(join(site, file), 'utf8')))
)
  .join('')
  .split('@font-face')
  .slice(1)
  .map((rest) => `@font-face${rest.slice(0, rest.indexOf('}') + 1)}`)
  .filter((face) => face.includes('Stand-in') || face.includes(headingFont))
if (firstFaces.length < 5) throw new Error('The style sheet lacks the faces of the first view')

for (const { file, name, head, content, hydrated } of await rendered.prerenderPages()) {
  const headed = put(frame, '<title>Meridian 2117</title>', head)
  if (!hydrated) {
    // Draws itself at once: its code is fetched side by side.
    const links = entryParts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('')
    await save(
      file,
      put(put(headed, '</head>', `${links}</head>`), '<div id="root">', `<div id="root">${content}`),
    )
    continue
  }
  const page = put(put(headed, entryTag, ''), '<div id="root">', `<div id="root" data-prerendered>${content}`)
  // Applied by the delayed entry: before, it and its fonts would share the line with what is seen first.
  const waiting = put(
    await styles.process(page),
    sheetTag,
    `${sheetTag.replace('>', ' media="print">')}<noscript>${sheetTag}</noscript>`,
  )
  const faced = put(waiting, '<style>', `<script>${earlyInput}</script><style>${firstFaces.join('')}`)
  const code = codeOf(name).join(' ')
  const started = put(faced, '</body>', `<script data-code="${code}">${delayedEntry}</script></body>`)
  await save(file, await lightBlurredForms(started))
}
for (const [file, text] of Object.entries(rendered.siteFiles())) await save(file, text)
// File names are hashes: tests look up the file of a module here.
await rename(join(site, '.vite/manifest.json'), new URL('files.json', cache))
await writeItemCards(site)
await rm(join(site, '.vite'), { recursive: true })
await compressFolder(site)
