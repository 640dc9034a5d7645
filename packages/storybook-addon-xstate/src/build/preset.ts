import { fileURLToPath } from 'node:url'

interface ViteConfig {
  plugins?: unknown[]
  optimizeDeps?: { exclude?: string[] }
}

const watched = fileURLToPath(import.meta.resolve('@meridian-2117/storybook-addon-xstate/xstate'))

/** Converts backslashes, which Windows also writes, to the slashes of bundlers. */
const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** Resolves `xstate` to the watched one for every importer but XState and this addon's own files. */
export const watchedXState = (addonFolder: string) => ({
  name: '@meridian-2117/storybook-addon-xstate',
  enforce: 'pre',
  resolveId: (source: string, importer: string | undefined) => {
    if (source !== 'xstate' || !importer) return
    const from = withSlashes(importer)
    const isOwn = from.startsWith(withSlashes(addonFolder)) || from.includes('/xstate/dist/')
    return isOwn ? undefined : withSlashes(watched)
  },
})

const ownFolder = fileURLToPath(new URL('.', import.meta.url))

export const viteFinal = <Config extends ViteConfig>(config: Config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXState(ownFolder)],
  // The optimizer leaves imports of excluded packages as they are, and the plugin resolves them.
  optimizeDeps: {
    ...config.optimizeDeps,
    exclude: [...(config.optimizeDeps?.exclude ?? []), 'xstate', '@meridian-2117/storybook-addon-xstate'],
  },
})

interface WebpackConfig {
  plugins?: unknown[]
}

/** Webpack passes a module's request in this form before it resolves it. */
interface WebpackRequest {
  request: string
  contextInfo: { issuer: string }
}

interface WebpackHook<Given> {
  tap: (name: string, listener: (given: Given) => void) => void
}

interface WebpackCompiler {
  hooks: { normalModuleFactory: WebpackHook<{ hooks: { beforeResolve: WebpackHook<WebpackRequest> } }> }
}

/** Works in Webpack as `watchedXState` does in Vite. */
export const watchedXStateInWebpack = (addonFolder: string) => {
  const { name, resolveId } = watchedXState(addonFolder)
  return {
    apply: ({ hooks }: WebpackCompiler): void =>
      hooks.normalModuleFactory.tap(name, (factory) =>
        factory.hooks.beforeResolve.tap(name, (given) => {
          given.request = resolveId(given.request, given.contextInfo.issuer) ?? given.request
        }),
      ),
  }
}

/** Extends Webpack's configuration, which Storybook passes, for React on Webpack and for Next.js. */
export const webpackFinal = <Config extends WebpackConfig>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXStateInWebpack(ownFolder)],
})
