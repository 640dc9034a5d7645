import { fileURLToPath } from 'node:url'
import { paths } from '@meridian/contract/rules/paths'
import { parsePicture, pictureSources } from '@meridian/contract/rules/pictures'
import { phoneMedia, phoneSizes, widerMedia } from '@meridian/ui/pictures/phone-crop'
import { screenPictures } from '@meridian/ui/pictures/screen-pictures'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

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

/** Asks for the picture of the first screen before anything else is loaded, on those pages alone that have one. */
const preloadPictures: Plugin = {
  name: 'preload-pictures',
  // Before the style sheet, which a script would wait for.
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<title>', `${preloadScript}\n    $&`),
  },
}

const preloadScript = `<script>
      for (const attributes of ${JSON.stringify(preloadsByPath())}[location.pathname] ?? []) {
        const link = document.createElement('link')
        for (const name in attributes) link.setAttribute(name, attributes[name])
        document.head.append(link)
      }
    </script>`

/** The links that preload each page's first picture, in the widths and the format that the browser will choose. */
function preloadsByPath() {
  const { homeHero, marketHero } = screenPictures
  const market = [preload(marketHero.src, marketHero.sizes, 'all')]
  return {
    [paths.home]: [
      preload(homeHero.src, homeHero.sizes, widerMedia),
      preload(homeHero.phone, phoneSizes, phoneMedia),
    ],
    [paths.market]: market,
    [paths.collectibles]: market,
  }
}

function preload(src: string, sizes: string, media: string) {
  const picture = parsePicture(src)
  if (!picture) throw new Error(`${src} is no picture of ours`)
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: pictureSources(picture, 'avif'),
    imagesizes: sizes,
    media,
    fetchpriority: 'high',
  }
}

/** A chat that shows a link's card asks for the picture by its full address: `VITE_SITE_URL` says where the site stands. */
const shareCard: Plugin = {
  name: 'share-card',
  configResolved: ({ env }) => void (siteUrl = String(env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '')),
  transformIndexHtml: (html) => html.replaceAll('content="/share/', `content="${siteUrl}/share/`),
}
let siteUrl = ''

export default defineConfig({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts,
    preloadPictures,
    shareCard,
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
