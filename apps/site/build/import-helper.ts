import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/lib/import-fetched.ts', import.meta.url))

/** Has built code load each dynamic import by the site's own helper, in place of Vite's. */
export function importHelper(): Plugin {
  return {
    name: 'import-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(ours)}`,
    },
  }
}
