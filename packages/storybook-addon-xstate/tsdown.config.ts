import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineConfig } from 'tsdown'

const inline = '.css?inline'

/** Bundles the style sheet as text, because the panel writes it into the document that it is drawn in. */
const inlineStyles = {
  name: 'inline-styles',
  resolveId: {
    order: 'pre' as const,
    handler: (source: string, importer: string | undefined) =>
      importer && source.endsWith(inline) ? `\0${resolve(importer, '..', source)}.js` : null,
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
    manager: 'src/panel/manager.tsx',
    preset: 'src/build/preset.ts',
    preview: 'src/page/preview.ts',
    xstate: 'src/page/xstate.ts',
  },
  platform: 'neutral',
  fixedExtension: false,
  dts: { generator: 'tsgo' },
  plugins: [inlineStyles],
  deps: {
    neverBundle: [
      /^node:/,
      /^react(-dom)?($|\/client)/,
      /^storybook($|\/)/,
      'xstate',
      '@meridian-2117/storybook-addon-xstate/xstate',
    ],
  },
})
