import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { checkSettings } from './build/check-settings.ts'

const api = 'http://localhost:2117'

/** React Router's list of exports leads every bundler to its development build. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('development', 'production'),
}))

/** Lucide's way to draw an icon, which its icons import, and ours. */
const leanIcon = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('build/lean-icon.ts', import.meta.url)),
}

/** The font of every page's headings. Text may wait for its own: preloading that, too, delays the first paint. */
const firstFont = 'oxanium-latin-wght-normal.woff2'

/** What most pages have in common beyond what all of them start with. */
const frameParts =
  /ui\/src\/(components\/(picture|card\/|stat-tile)|frames\/page\/|lib\/input-look|pictures\/(hero|phone)|sections\/titled-section)|rules\/(pictures|pricing|item-link)|icons\/search/

/** Cards of items, and what reads them: the pages of a market, and Home. Together small parts weigh less than one by one. */
const cardParts =
  /ui\/src\/(lib\/(load|format\.ts|item-)|components\/(skeleton|item-card|empty-state)|sections\/item-grid)|icons\/package-open|site\/src\/lib\/api\/use-(read|market)\./

/** What stands around each page of a market. */
const marketParts =
  /ui\/src\/(components\/tab-links|frames\/market-page|lib\/use-scroll-room|sections\/market-(hero|tabs)|words\/market-lists)|market\/items-for-search/

/** What the two pages that show activities share. */
const activityParts =
  /ui\/src\/(components\/table|sections\/activity-table)|rules\/activity-age|icons\/rotate-ccw-clock|site\/src\/lib\/(api\/use-activities|use-now)/

/** The names of a market's filters, which reading an item takes too: sign-in forms do without the lists. */
const filterRules = /rules\/(item-sorts|strands)/

/** What the two lists of a market share. */
const listParts =
  /ui\/src\/(lib\/(market-view|item-list)|pictures\/instant-sell|sections\/instant-sell)|site\/src\/(features\/market\/use-(market-view|saved-list|item-list)|lib\/api\/use-reads)/

/** Names the first font in index.html, so that it is fetched beside the style sheet, not after it. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.values(bundle)
      .filter((file) => file.type === 'asset' && file.names.includes(firstFont))
      .map(({ fileName }) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: true },
      })),
}

/** An import in Vite's wrapping: of a module as it is, or of the names that are wanted of it. */
const wrappedImport =
  /__vitePreload\((?:\(\) => (import\("[^"]+"\))|async \(\) => \{\s*const \{[^}]*\} = await (import\("[^"]+"\));\s*return \{[^}]*\};\s*\}), __VITE_PRELOAD__\)/g

/**
 * Runs every import of what a page loads later. Vite's own helper waits for styles, of which no part of the site has some
 * of its own, and names all files of every page in the first of them. Like that one it tells of an import that fails by
 * `vite:preloadError`; who hears of it may have it wait (`src/app/missing-code.tsx`).
 */
const lateImport = `export const __vitePreload = (load) => load().catch(async (payload) => {
  const failed = Object.assign(new Event('vite:preloadError'), { payload })
  dispatchEvent(failed)
  if (await failed.waits) await new Promise(() => {})
  throw payload
})`

const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'pre',
  load: (id) => (id.startsWith('\0vite/preload-helper') ? lateImport : undefined),
  renderChunk: (code) =>
    code.replace(
      wrappedImport,
      (_wrapped, whole?: string, part?: string) => `__vitePreload(() => ${whole ?? part ?? ''})`,
    ),
}

/** Leaves of an icon's data what is drawn: its name, its size and a key for each part weigh as much on every page. */
const leanIconData: Plugin = {
  name: 'lean-icon-data',
  apply: 'build',
  transform: (code, id) =>
    id.includes('lucide-react/dist/esm/icons/')
      ? {
          code: code
            .replaceAll(/,\s+key: "\w+"/g, '')
            .replace(/__iconData = \{[^[]*/, '__iconData = { node: ')
            .replace(/\],\s+aliases: [^\]]+/, ''),
          map: null,
        }
      : undefined,
}

/** The inspector's layout asks for a `require` of its own; seeing that, Rolldown gives each page a stand-in for Node's. */
const noRequire: Plugin = {
  name: 'no-require',
  transform: (code, id) =>
    id.includes('elk.bundled')
      ? { code: code.replaceAll(/\brequire\b/g, 'ownRequire'), map: null }
      : undefined,
}

/** Hashes alone, in hexadecimal: blockers leave out a file whose name has a word such as "social" or "ad". */
const hashedNames = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[hash:16].js',
  chunkFileNames: 'assets/[hash:16].js',
  assetFileNames: 'assets/[hash:16][extname]',
} as const

export default defineConfig(({ command, isSsrBuild = false }) => ({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  envPrefix: ['VITE_', 'SANDBOX'],
  plugins: [checkSettings, react(), tailwindcss(), preloadFonts, lateImports, leanIconData, noRequire],
  resolve: { alias: command === 'build' ? [...productionRouter, leanIcon] : [] },
  // The pages written at build time come from one file that needs nothing else.
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    // A page that was written names its code itself, and a link fetches what is behind it when a hand comes near.
    modulePreload: false,
    copyPublicDir: !isSsrBuild,
    // Fonts of scripts that few write in would be read by everybody, as part of the style sheet.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    // Read by build/write-pages.ts.
    manifest: !isSsrBuild,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        ...(isSsrBuild ? {} : hashedNames),
        codeSplitting: {
          groups: [
            // Changes seldom: stays in the browser's cache when a new version of the site comes.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
            // Named, so that the groups after it leave it alone.
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'frame', test: frameParts, priority: 2, minShareCount: 2 },
            { name: 'filter-rules', test: filterRules, priority: 2, minShareCount: 2 },
            // By itself, as the group of activities would else take it along.
            { name: 'badge', test: /components\/badge/, priority: 2, minShareCount: 2 },
            { name: 'cards', test: cardParts, priority: 2, minShareCount: 2 },
            { name: 'market', test: marketParts, priority: 1, minShareCount: 2 },
            { name: 'activities', test: activityParts, priority: 1, minShareCount: 2 },
            { name: 'lists', test: listParts, priority: 1, minShareCount: 2 },
            {
              name: 'browser',
              test: /sections\/market-browser|icons\/sliders/,
              priority: 1,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}))
