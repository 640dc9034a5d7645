import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { channelEvents, type StoryToSave } from '../protocol.ts'
import { readCoverage } from './coverage-file.ts'
import { saveStory } from './save-story.ts'

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

const ownFolder = fileURLToPath(new URL('.', import.meta.url))

/** The imports of `@xstate/react`, which are no modules of JavaScript unless the optimizer has bundled them. */
const importsOfXStateReact = [
  // The application has it, too.
  'react',
  '@xstate/react > use-isomorphic-layout-effect',
  '@xstate/react > use-sync-external-store/shim',
  '@xstate/react > use-sync-external-store/shim/with-selector',
]

/** Tells whether a package is installed where Storybook runs. */
const isInstalled = (name: string): boolean => {
  try {
    return createRequire(resolve('package.json')).resolve(name) !== ''
  } catch {
    return false
  }
}

/** Vite's configuration, which Storybook gives. */
export const viteFinal = <Config extends ViteConfig>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXState(ownFolder)],
  // What the optimizer bundles, no plugin sees.
  optimizeDeps: {
    ...config.optimizeDeps,
    exclude: [...(config.optimizeDeps?.exclude ?? []), 'xstate', '@xstate/react', 'storybook-addon-xstate'],
    include: [
      ...(config.optimizeDeps?.include ?? []),
      ...(isInstalled('@xstate/react') ? importsOfXStateReact : []),
      'storybook-addon-xstate > elkjs/lib/elk.bundled.js',
    ],
  },
})

interface WebpackConfig {
  plugins?: unknown[]
}

/** A request of a module, before Webpack resolves it. */
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

/** Does in Webpack what `watchedXState` does in Vite. */
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

/** Webpack's configuration, which Storybook gives: of React on Webpack and of Next.js. */
export const webpackFinal = <Config extends WebpackConfig>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXStateInWebpack(ownFolder)],
})

/** The channel to Storybook's manager. */
interface ServerChannel {
  on: (event: string, listener: (saved: StoryToSave) => void) => void
  emit: (event: string, answer: unknown) => void
}

/** Storybook's development server calls this with its channel. */
export const experimental_serverChannel = <Channel extends ServerChannel>(channel: Channel): Channel => {
  channel.on(channelEvents.save, (saved) => {
    void saveStory(saved).then((text) => channel.emit(channelEvents.saved, text))
  })
  channel.on(channelEvents.readCoverage, () => {
    void readCoverage().then((records) => channel.emit(channelEvents.coverage, records))
  })
  return channel
}
