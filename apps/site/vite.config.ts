import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = 'http://localhost:2117'

/** The font of every page's headings. Text may wait for its own: preloading that, too, delays the first paint. */
const firstFont = /\/oxanium-latin-wght-normal-[^/]+\.woff2$/

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

export default defineConfig(({ isSsrBuild = false }) => ({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts],
  // The pages written at build time come from one file that needs nothing else.
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    // Read by build/write-pages.ts.
    manifest: !isSsrBuild,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // Changes seldom: stays in the browser's cache when a new version of the site comes.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
}))
