import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = 'http://localhost:2117'

/** The font of every page's headings. Text may wait for its own: preloading that, too, delays the first paint. */
const firstFont = /\/oxanium-latin-wght-normal-[^/]+\.woff2$/

/** What most pages have in common beyond what all of them start with. */
const frameParts =
  /ui\/src\/(components\/(picture|card\/|stat-tile)|pictures\/(screen|phone)|sections\/titled-section)|rules\/(pictures|pricing|item-link)/

/** The small parts that the pages of a market share: together they weigh less than one by one. */
const marketParts =
  /ui\/src\/(lib\/(load|format|item-)|components\/(skeleton|item-card|empty-state|tab-links)|frames\/market-page|sections\/(item-grid|market-hero|market-tabs))|icons\/package-open/

/** Names the first font in index.html, so that it is fetched beside the style sheet, not after it. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => firstFont.test(file))
      .map((file) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
      })),
}

/**
 * Imports what a page loads later as it is. Vite's own helper waits for styles, of which no part of the site has some of
 * its own, and names all files of every page in the first of them.
 */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) =>
    id.startsWith('\0vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
}

export default defineConfig(({ isSsrBuild = false }) => ({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts, bareImports],
  // The pages written at build time come from one file that needs nothing else.
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    // A page that was written names its code itself, and a link fetches what is behind it when a hand comes near.
    modulePreload: false,
    copyPublicDir: !isSsrBuild,
    // Read by build/write-pages.ts.
    manifest: !isSsrBuild,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom: stays in the browser's cache when a new version of the site comes.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
            // Named, so that the groups after it leave it alone.
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'frame', test: frameParts, priority: 2, minShareCount: 2 },
            { name: 'market', test: marketParts, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
