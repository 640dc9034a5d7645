/** Ends `npm run build`: writes the prerendered pages, the link pictures and the compressed files. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Beasties from 'beasties'
import { build, type Manifest, type Rolldown } from 'vite'
import type * as Prerender from '../src/app/prerender.tsx'
import { compressFolder } from './compress-folder.ts'
import { dropUnusedProperties } from './drop-unused-properties.ts'
import { writeItemCards } from './item-cards.ts'
import { lightPlaceholders } from './light-placeholders.ts'

const site = fileURLToPath(new URL('../dist', import.meta.url))
const cache = new URL('../../../node_modules/.cache/prerender/', import.meta.url)
const { prerenderPages, siteFiles } = (await import(new URL('prerender.js', cache).href)) as typeof Prerender
const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest

/** Returns the addresses of a module's file and of all its imports. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[module] ?? {}
  if (!file) throw new Error(`${module} has not been built`)
  found.add(`/${file}`)
  for (const needed of imports) filesOf(needed, found)
  return found
}

/** Returns the code that a page needs: the entry first, and its route module. */
const codeOf = (module?: string): Set<string> =>
  module ? filesOf(module, filesOf('index.html')) : filesOf('index.html')

async function inlineScript(name: string): Promise<string> {
  const input = fileURLToPath(new URL(`../src/app/hydration/${name}.ts`, import.meta.url))
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

/** Replaces a text in a page; a missing text fails the build. */
function put(html: string, searched: string, text: string): string {
  if (searched === '' || !html.includes(searched)) throw new Error(`index.html has no ${searched}`)
  return html.replace(searched, () => text)
}

async function save(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true })
  await writeFile(join(site, file), text)
}

/** The built `index.html` receives each page's head and content. */
const built = await readFile(join(site, 'index.html'), 'utf8')
const entryTags = /\s*<script type="module".*(?:\s*<link rel="modulepreload".*)*/.exec(built)?.[0] ?? ''
const sheetTag = /<link rel="stylesheet"[^>]*>/.exec(built)?.[0] ?? ''
const sheet = await readFile(join(site, manifest['index.html']?.css?.[0] ?? ''), 'utf8')
/** The font of every page's headings is preloaded beside the styles. Preloading others would delay the first paint. */
const [headingFont = ''] = filesOf(
  '../../node_modules/@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2',
)
const fontLink = `<link rel="preload" as="font" type="font/woff2" href="${headingFont}" crossorigin>`
/** Beasties misses the fallback font faces and the headings' font. */
const firstFaces = (sheet.match(/@font-face\{[^}]*\}/g) ?? []).filter(
  (face) => face.includes('Stand-in') || face.includes(headingFont),
)
if (firstFaces.length < 5) throw new Error('The style sheet lacks the faces of the first view')
const frame = put(built, '</head>', `${fontLink}</head>`)
const earlyInput = `<script>${await inlineScript('early-input')}</script>`
const delayedEntry = await inlineScript('delayed-entry')

// The page's rules are inlined; the style sheet of all pages follows at its end.
const styles = new Beasties({
  path: site,
  preload: 'body',
  pruneSource: false,
  inlineFonts: false,
  preloadFonts: false,
  // Beasties cannot match `:where()` selectors, so these few rules stay. Rules for a remembered player match nothing
  // yet.
  allowRules: [/fallback/, /data-visitor/],
  logLevel: 'warn',
})

for (const { file, module, head, content, hydrated } of await prerenderPages()) {
  const root = `<div id="root"${hydrated ? ' data-prerendered' : ''}>`
  const page = put(put(frame, '<title>Meridian 2117</title>', head), '<div id="root">', root + content)
  if (!hydrated) {
    await save(file, page)
    continue
  }
  const styled = await styles.process(put(page, entryTags, ''))
  const faced = put(styled, '<style>', `${earlyInput}<style>${firstFaces.join('')}`)
  // The delayed entry applies the full style sheet, since it and its fonts would compete with the first paint.
  const sheetLater = `${sheetTag.replace('>', ' media="print">')}<noscript>${sheetTag}</noscript>`
  const entry = `<script data-code="${[...codeOf(module)].join(' ')}">${delayedEntry}</script>`
  const whole = put(put(faced, sheetTag, sheetLater), '</body>', `${entry}</body>`)
  await save(file, await lightPlaceholders(dropUnusedProperties(whole)))
}
for (const [file, text] of Object.entries(siteFiles())) await save(file, text)
// File names are hashes, so tests look up the file of a module here.
await rename(join(site, '.vite/manifest.json'), new URL('files.json', cache))
await writeItemCards(site)
await rm(join(site, '.vite'), { recursive: true })
await compressFolder(site)
