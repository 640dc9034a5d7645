import { fileURLToPath } from 'node:url'

interface ViteConfig {
  plugins?: unknown[]
  optimizeDeps?: { exclude?: string[]; include?: string[] }
}

const watched = fileURLToPath(import.meta.resolve('storybook-addon-xstate/xstate'))
const own = fileURLToPath(new URL('.', import.meta.url))

/** Gives every importer but this addon the `xstate` whose actors are watched. */
const watchedXState = {
  name: 'storybook-addon-xstate',
  enforce: 'pre',
  resolveId: (source: string, importer: string | undefined) =>
    source === 'xstate' &&
    importer &&
    !importer.startsWith(own) &&
    !/[\\/]xstate[\\/]dist[\\/]/.test(importer)
      ? watched
      : undefined,
}

/** Storybook calls this with the builder's configuration. */
export const viteFinal = <Config extends ViteConfig>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXState],
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
