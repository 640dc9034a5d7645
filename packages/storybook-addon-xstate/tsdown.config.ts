import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Rolldown } from 'tsdown'

const jsxRuntime = fileURLToPath(new URL('src/panel/jsx-runtime.ts', import.meta.url))

/**
 * Storybook's manager lends addons its own React by `import` alone, and no JSX runtime: what is bundled gets both from it.
 * Style sheets are bundled as text, as the panel writes them into the document that it is drawn in; so is the worker that
 * lays out charts, as the manager is one file.
 */
const forManagers = {
  name: 'for-managers',
  resolveId: {
    order: 'pre' as const,
    handler(source: string, importer: string | undefined) {
      if (source === 'react/jsx-runtime') return jsxRuntime
      if (source === 'react-by-import') return '\0react-by-import.js'
      if (!importer || !/\.css$|\?text$/.test(source)) return null
      const file = source.replace(/\?text$/, '')
      return `\0${file.startsWith('.') ? resolve(importer, '..', file) : createRequire(importer).resolve(file)}.text.js`
    },
  },
  transform: (code: string, id: string) =>
    id.includes('use-sync-external-store')
      ? code.replaceAll('require("react")', 'require("react-by-import")')
      : null,
  load: async (id: string) => {
    if (id === '\0react-by-import.js') return "export * from 'react'"
    return id.startsWith('\0') && id.endsWith('.text.js')
      ? `export default ${JSON.stringify(await readFile(id.slice(1, -'.text.js'.length), 'utf8'))}`
      : null
  },
}

/** Lists the packages whose code or style is bundled: `NOTICE` has to name them. */
const listBundled: Rolldown.Plugin = {
  name: 'list-bundled',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const names = modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
    this.emitFile({
      type: 'asset',
      fileName: 'bundled.txt',
      source: [...new Set(names)].toSorted().join('\n'),
    })
  },
}

export default defineConfig({
  entry: {
    addon: 'src/addon.ts',
    cli: 'src/build/cli.ts',
    coverage: 'src/coverage.ts',
    'coverage-reporter': 'src/build/coverage-reporter.ts',
    inspector: 'src/inspector.ts',
    manager: 'src/panel/manager.ts',
    paths: 'src/page/paths.ts',
    preset: 'src/build/preset.ts',
    preview: 'src/page/preview.ts',
    xstate: 'src/page/xstate.ts',
  },
  platform: 'neutral',
  fixedExtension: false,
  dts: { generator: 'tsgo' },
  plugins: [forManagers, listBundled],
  define: { 'process.env.NODE_ENV': '"production"' },
  deps: {
    neverBundle: [
      /^node:/,
      /^react(-dom)?($|\/client)/,
      /^storybook($|\/)/,
      /^elkjs\/lib\/elk(-api|\.bundled)\.js$/,
      'xstate',
      'xstate/graph',
      'storybook-addon-xstate/xstate',
    ],
    alwaysBundle: [
      'react/jsx-runtime',
      /^@xyflow/,
      /^zustand/,
      /^d3-/,
      /^classcat/,
      /^use-sync-external-store/,
    ],
  },
})
