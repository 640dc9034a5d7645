import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

const api = 'http://localhost:2117'

/** The fonts of every page's headings and text; letters beyond Latin come when a page has some. */
const firstFonts = /\/(oxanium|inter)-latin-wght-normal-[^/]+\.woff2$/

/** Names the first fonts in index.html, so that they are fetched beside the style sheet, not after it. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => firstFonts.test(file))
      .map((file) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
      })),
}

export default defineConfig({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts,
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 }),
  ],
  server: { port: 5173, proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
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
})
