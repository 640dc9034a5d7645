import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { replaceable, withPart } from '@meridian-2117/contract/html/page-head'
import { settingsElement } from '@meridian-2117/contract/html/settings-element'
import { siteBuildFile, type SiteBuild } from '@meridian-2117/contract/paths/site-build'
import { paths } from '@meridian-2117/contract/paths/paths'
import { reloadNoticeMessages } from '@meridian-2117/ui/sections/reload-notice.messages'
import Beasties from 'beasties'
import { transform } from 'lightningcss'
import { build, normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type * as Prerender from '../src/app/prerender.tsx'
import { removeOldBuilds } from './build-folder.ts'
import { compressFolder } from './compress-folder.ts'
import { writeItemCards } from './item-cards.ts'
import { settingsIn, settingsPlace } from './page-settings.ts'

/** The server renders the pages of items by these files of a build. */
const serverFolder = '.server'

export const entryModule = 'src/app/main.tsx'

/** The font of every page's headings is preloaded beside the styles. Preloading others would delay the first paint. */
const headingFontFile = 'oxanium-latin-wght-normal.woff2'

const styles = new Beasties({
  external: false,
  // Beasties cannot match `:where()` selectors, so these few rules stay. Rules for a remembered player match nothing
  // yet.
  allowRules: [/fallback/, /data-visitor/],
  logLevel: 'warn',
})

/**
 * Writes a page for each address, the hashes of its inline scripts, the link pictures, and the compressed files. A
 * prerendered page contains the rules that it uses; its code and the style sheet of all pages load after its paint.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  let given: ReturnType<typeof settingsIn>
  let scriptHashes: readonly string[] = []
  return {
    name: 'prerender-pages',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved: (resolved) => {
      config = resolved
      given = settingsIn(resolved.env)
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const write = (file: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: file.replace(/^\//, ''), source })
        const { addressesOf, sheet, headingFont } = readBundle(bundle, config.root)
        const firstScript = await inlineScript(config.root, 'first-script')
        scriptHashes = [hashOf(firstScript)]
        const { newVersion, incompleteNote, reload } = reloadNoticeMessages
        const scriptData = `data-pays="${paths.securePayment} ${paths.cardPayment}" data-newer="${newVersion}." data-incomplete="${incompleteNote}" data-reload="${reload}"`

        const { pages, templates, siteFiles } = await renderPages(config, given.siteUrl)
        for (const [fileName, text] of Object.entries(siteFiles)) write(fileName, text)

        const sheetLink = `<link rel="stylesheet" crossorigin href="${sheet.address}">`
        const fontLink = `<link rel="preload" as="font" type="font/woff2" href="${headingFont}" crossorigin>`
        // Tailwind's rule for browsers without `@property`; the style sheet still has it.
        const firstStyles = sheet.css.replace(/@layer properties\{@supports.*?\}\}\}/s, '')
        /** Beasties misses the fallback font faces and the headings' font. */
        const firstFaces = (sheet.css.match(/@font-face\{[^}]*\}/g) ?? []).filter(
          (face) => face.includes('Stand-in') || face.includes(headingFont),
        )
        if (firstFaces.length < 5) throw new Error('The style sheet lacks the faces of the first view')

        const [entry = '', ...imports] = addressesOf(entryModule)
        /** Returns the tags that load the entry, and what it and the page import, each file once. */
        const codeTags = (parts: readonly string[]) =>
          `<script ${scriptData}>${firstScript}</script>` +
          [...new Set([...imports, ...parts])]
            .filter((file) => file !== entry)
            .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
            .join('') +
          `<script type="module" crossorigin src="${entry}"></script>`

        const template = await readFile(join(config.root, 'index.html'), 'utf8')
        const fillTemplate = (head: string, root: string, headEnd: string, bodyEnd: string) =>
          fill(template, {
            '<html lang="en"': `<html lang="en" data-build="${basename(config.build.outDir)}"`,
            '<title>Meridian 2117</title>': head,
            '<div id="root"></div>': root,
            [settingsPlace]: replaceable('settings', settingsElement(given.settings)),
            '</head>': `${headEnd}</head>`,
            [`<script type="module" src="/${entryModule}"></script>`]: bodyEnd,
          })
        /** Writes a page that React hydrates, with the styles of its content. */
        const hydratedPage = async (head: string, root: string, module?: string) => {
          const page = fillTemplate(
            head,
            root,
            `${fontLink}<style>${firstStyles}</style>${codeTags(module ? [...addressesOf(module)] : [])}`,
            // The entry applies the style sheet, since it and its fonts would compete with the first paint.
            `${sheetLink.replace('>', ' media="print">')}<noscript>${sheetLink}</noscript>`,
          )
          const styled = await styles.process(page)
          return withoutUnusedProperties(fill(styled, { '<style>': `<style>${firstFaces.join('')}` }))
        }
        for (const { file, module, head, content, hydrated } of pages) {
          const page = hydrated
            ? await hydratedPage(head, `<div id="root" data-prerendered="">${content}</div>`, module)
            : fillTemplate(head, `<div id="root">${content}</div>`, sheetLink + fontLink + codeTags([]), '')
          write(file, page)
        }
        for (const { file, module, head, samples } of templates) {
          const root = `<div id="root" data-prerendered="">${samples}</div>`
          const page = await hydratedPage(head, replaceable('root', root), module)
          write(`${serverFolder}${file}.html`, withPart(page, 'root', replaceable('root', '')))
        }
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await writeItemCards(dir)
        await compressFolder(dir)
        const siteBuild: SiteBuild = { scriptHashes, settings: given.settings }
        await writeFile(join(dir, siteBuildFile), JSON.stringify(siteBuild))
        await removeOldBuilds(dir)
      },
    },
  }
}

/** Drops the custom properties that a page does not read from its styles, so that it arrives in one round trip. */
const withoutUnusedProperties = (page: string) =>
  page.replace(/(?<=<style>)[^]*?(?=<\/style>)/, (css) => {
    const unusedSymbols = (css.match(/--[\w-]+/g) ?? []).filter((name) => !page.includes(`var(${name}`))
    return String(
      transform({ filename: 'first-view.css', code: Buffer.from(css), minify: true, unusedSymbols }).code,
    )
  })

/** Finds what the pages load. */
function readBundle(bundle: Rolldown.OutputBundle, root: string) {
  const files = Object.values(bundle)
  const chunkOf = (module: string) => {
    const id = normalizePath(join(root, module))
    const found = files.find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
    if (found?.type !== 'chunk') throw new Error(`${module} was not built`)
    return found
  }
  const addChunk = (chunk: Rolldown.OutputChunk, addresses: Set<string>): Set<string> => {
    addresses.add(`/${chunk.fileName}`)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk' && !addresses.has(`/${name}`)) addChunk(imported, addresses)
    }
    return addresses
  }
  const [sheetName = ''] = chunkOf(entryModule).viteMetadata?.importedCss ?? []
  const sheet = bundle[sheetName]
  const font = files.find(
    (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(headingFontFile)),
  )
  if (sheet?.type !== 'asset' || !font) throw new Error('The styles or the font of headings were not built')
  return {
    /** Returns the addresses of a module's file, which comes first, and of all its imports. */
    addressesOf: (module: string) => addChunk(chunkOf(module), new Set()),
    sheet: { address: `/${sheetName}`, css: String(sheet.source) },
    headingFont: `/${font.fileName}`,
  }
}

/** Renders the pages by the site's own modules, which the server also gets. */
async function renderPages({ root, configFile, mode, build: { outDir } }: ResolvedConfig, siteUrl: string) {
  const folder = join(root, outDir, serverFolder)
  await build({
    root,
    configFile: configFile ?? false,
    mode,
    logLevel: 'warn',
    // The server has no React of its own.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'src/app/prerender.tsx',
        output: { entryFileNames: 'render.js', chunkFileNames: '[hash:12].js' },
      },
    },
  })
  const site = (await import(pathToFileURL(join(folder, 'render.js')).href)) as typeof Prerender
  const heads = site.pageHeads(siteUrl)
  const headOf = (file: string) => {
    const head = heads.get(file)
    if (head === undefined) throw new Error(`${file} has no head`)
    return replaceable('head', head)
  }
  return {
    pages: (await site.prerenderPages()).map((page) => ({ ...page, head: headOf(page.file) })),
    templates: (await site.itemTemplates()).map((template) => ({ ...template, head: headOf(template.page) })),
    siteFiles: site.siteFiles(siteUrl),
  }
}

async function inlineScript(root: string, name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, `src/app/hydration/${name}.ts`), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Replaces texts of a page; a missing text fails the build. */
function fill(html: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((filled, [searched, text]) => {
    if (!filled.includes(searched)) throw new Error(`The page has no ${searched}`)
    return filled.replace(searched, () => text)
  }, html)
}
