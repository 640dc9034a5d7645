import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getProjectRoot } from 'storybook/internal/common'
import { channelEvents, type Question } from '../protocol.ts'
import { readCoverage } from './coverage-file.ts'
import { saveStory, type IndexedStory } from './save-story.ts'

interface ViteConfig {
  plugins?: unknown[]
  optimizeDeps?: { exclude?: string[]; include?: string[] }
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

/** `@xstate/react` imports these CommonJS modules, which browsers can load only once the optimizer has bundled them. */
const importsOfXStateReact = [
  // The application depends on it as well.
  'react',
  '@xstate/react > use-isomorphic-layout-effect',
  '@xstate/react > use-sync-external-store/shim',
  '@xstate/react > use-sync-external-store/shim/with-selector',
]

/** Returns whether a package is installed where Storybook runs. */
const isInstalled = (name: string): boolean => {
  try {
    return createRequire(resolve('package.json')).resolve(name) !== ''
  } catch {
    return false
  }
}

/** Extends Vite's configuration, which Storybook passes. */
export const viteFinal = <Config extends ViteConfig>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), watchedXState(ownFolder)],
  // The optimizer's bundles reach no plugin.
  optimizeDeps: {
    ...config.optimizeDeps,
    exclude: [
      ...(config.optimizeDeps?.exclude ?? []),
      'xstate',
      '@xstate/react',
      '@meridian-2117/storybook-addon-xstate',
    ],
    include: [
      ...(config.optimizeDeps?.include ?? []),
      ...(isInstalled('@xstate/react') ? importsOfXStateReact : []),
    ],
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

interface ServerChannel {
  on: (event: string, listener: (number: string, question: Question) => void) => void
  emit: (event: string, number: string, answer: unknown) => void
}

interface StoryIndexGenerator {
  getIndex: () => Promise<{ entries: Record<string, IndexedStory> }>
}

interface ServerOptions {
  presets: { apply: (name: 'storyIndexGenerator') => Promise<StoryIndexGenerator> }
}

/** Storybook's development server calls this with its channel, which answers no page but Storybook's own. */
export const experimental_serverChannel = <Channel extends ServerChannel>(
  channel: Channel,
  { presets }: ServerOptions,
): Channel => {
  const answer = async (question: Question): Promise<unknown> => {
    if (question.kind === 'coverage') return readCoverage()
    const generator = await presets.apply('storyIndexGenerator')
    const { entries } = await generator.getIndex()
    return saveStory(new Map(Object.entries(entries)).get(question.like), question.start, getProjectRoot())
  }
  channel.on(channelEvents.ask, (number, question) => {
    void answer(question).then(
      (answered) => channel.emit(channelEvents.answer, number, answered),
      (error: unknown) => channel.emit(channelEvents.answer, number, String(error)),
    )
  })
  return channel
}
