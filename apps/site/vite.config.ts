import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildName } from './build/build-folder.ts'
import { codeGroups } from './build/code-groups.ts'
import { devSettings } from './build/page-settings.ts'
import { entryModule, prerenderPages } from './build/prerender-pages.ts'

const api = 'http://localhost:2117'

/** Names files by hexadecimal hashes: blockers leave out a file whose name has a word such as "social" or "ad". */
const hashedNames = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[hash:12].js',
  chunkFileNames: 'assets/[hash:12].js',
  assetFileNames: 'assets/[hash:12][extname]',
} as const

export default defineConfig({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [devSettings(), react(), tailwindcss(), prerenderPages()],
  // Storybook alone needs a build of the addon.
  resolve: { tsconfigPaths: true },
  server: { port: 5173, proxy: { '/api': api, '/sandbox': api } },
  build: {
    outDir: `dist/${buildName}`,
    target: 'es2022',
    // Font faces of rare scripts would enlarge the style sheet that everybody loads.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    // File names are hashes, so tests look up the file of a module in it.
    manifest: true,
    rolldownOptions: {
      input: entryModule,
      output: { ...hashedNames, codeSplitting: { groups: codeGroups } },
    },
  },
})
