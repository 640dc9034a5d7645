import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsdown'

const inline = '.css?inline'

const jsxRuntime = fileURLToPath(new URL('src/panel/jsx-runtime.ts', import.meta.url))

/**
 * Storybook's manager lends addons its own React by `import` alone, and no JSX runtime. The style sheet is bundled as
 * text, as the panel writes it into the document that it is drawn in.
 */
const forManagers = {
  name: 'for-managers',
  resolveId: {
    order: 'pre' as const,
    handler(source: string, importer: string | undefined) {
      if (source === 'react/jsx-runtime') return jsxRuntime
      return importer && source.endsWith(inline) ? `\0${resolve(importer, '..', source)}.js` : null
    },
  },
  load: async (id: string) =>
    id.endsWith(`${inline}.js`)
      ? `export default ${JSON.stringify(await readFile(id.slice(1, -'?inline.js'.length), 'utf8'))}`
      : null,
}

export default defineConfig({
  entry: {
    addon: 'src/addon.ts',
    inspector: 'src/inspector.ts',
    manager: 'src/panel/manager.ts',
    preset: 'src/build/preset.ts',
    preview: 'src/page/preview.ts',
    xstate: 'src/page/xstate.ts',
  },
  platform: 'neutral',
  fixedExtension: false,
  dts: { generator: 'tsgo' },
  plugins: [forManagers],
  deps: {
    neverBundle: [
      /^node:/,
      /^react(-dom)?($|\/client)/,
      /^storybook($|\/)/,
      'xstate',
      '@meridian-2117/storybook-addon-xstate/xstate',
    ],
    alwaysBundle: ['react/jsx-runtime'],
  },
})
