import { fileURLToPath } from 'node:url'

interface ViteConfig {
  plugins?: unknown[]
  optimizeDeps?: { exclude?: string[]; include?: string[] }
}

const watched = fileURLToPath(import.meta.resolve('storybook-addon-xstate/xstate'))

/** Bundlers write paths with slashes, Windows with backslashes as well. */
const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** Gives every importer but XState and this addon, whose folder is given, the `xstate` whose actors are watched. */
export const watchedXState = (addonFolder: string) => ({
  name: 'storybook-addon-xstate',
  enforce: 'pre',
  resolveId: (source: string, importer: string | undefined) => {
    if (source !== 'xstate' || !importer) return
    const from = withSlashes(importer)
    const isOwn = from.startsWith(withSlashes(addonFolder)) || from.includes('/xstate/dist/')
    return isOwn ? undefined : withSlashes(watched)
  },
})

/** Storybook calls this with the builder's configuration. */
export const viteFinal = <Config extends ViteConfig>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXState(fileURLToPath(new URL('.', import.meta.url)))],
  // What the optimizer bundles, no plugin sees.
  optimizeDeps: {
    ...config.optimizeDeps,
    exclude: [...(config.optimizeDeps?.exclude ?? []), 'xstate', '@xstate/react', 'storybook-addon-xstate'],
    include: [
      ...(config.optimizeDeps?.include ?? []),
      '@xstate/react > use-isomorphic-layout-effect',
      '@xstate/react > use-sync-external-store/shim',
      '@xstate/react > use-sync-external-store/shim/with-selector',
      'storybook-addon-xstate > elkjs/lib/elk.bundled.js',
    ],
  },
})
