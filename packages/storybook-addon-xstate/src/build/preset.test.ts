import { expect, test } from 'vitest'
import { viteFinal, watchedXState, watchedXStateInWebpack } from './preset.ts'

const folders = [
  ['slashes', '/home/ada/shop/node_modules/@meridian-2117/storybook-addon-xstate/dist/'],
  ['backslashes', 'C:\\shop\\node_modules\\@meridian-2117\\storybook-addon-xstate\\dist\\'],
] as const

test.each(folders)(
  'gives stories the watched XState, and the addon the real one, with %s',
  (_kind, folder) => {
    const { resolveId } = watchedXState(folder)
    const withSlashes = folder.replaceAll('\\', '/')
    for (const dist of [folder, withSlashes]) {
      expect(resolveId('xstate', `${dist}xstate.js`)).toBe(undefined)
      expect(
        resolveId('xstate', dist.replace(/@meridian-2117.storybook-addon-xstate/, 'xstate') + 'raise.js'),
      ).toBe(undefined)
      expect(resolveId('xstate', dist.replace('node_modules', 'src') + '../story.ts')).toMatch(
        /^[^\\]+\/xstate\.(js|ts)$/,
      )
    }
    expect(resolveId('react', `${folder}xstate.js`)).toBe(undefined)
  },
)

test.each(folders)('does the same in Webpack, with %s', (_kind, folder) => {
  let ask: (given: { request: string; contextInfo: { issuer: string } }) => void = () => undefined
  watchedXStateInWebpack(folder).apply({
    hooks: {
      normalModuleFactory: {
        tap: (_name, onFactory) =>
          onFactory({ hooks: { beforeResolve: { tap: (_hook, onRequest) => void (ask = onRequest) } } }),
      },
    },
  })
  const resolved = (request: string, issuer: string) => {
    const given = { request, contextInfo: { issuer } }
    ask(given)
    return given.request
  }
  expect(resolved('xstate', `${folder}xstate.js`)).toBe('xstate')
  expect(resolved('react', 'story.js')).toBe('react')
  expect(resolved('xstate', 'story.js')).toMatch(/^[^\\]+\/xstate\.(js|ts)$/)
})

test('keeps XState out of the bundles of the optimizer, which the plugin does not reach', () => {
  const { optimizeDeps } = viteFinal({ optimizeDeps: { exclude: ['lit'] } })
  expect(optimizeDeps.exclude).toEqual(['lit', 'xstate', '@meridian-2117/storybook-addon-xstate'])
})
