import { expect, test } from 'vitest'
import { watchedXState } from './preset.ts'

const folders = [
  ['slashes', '/home/ada/shop/node_modules/storybook-addon-xstate/dist/'],
  ['backslashes', 'C:\\shop\\node_modules\\storybook-addon-xstate\\dist\\'],
] as const

test.each(folders)(
  'gives stories the watched XState, and the addon the real one, with %s',
  (_kind, folder) => {
    const { resolveId } = watchedXState(folder)
    const withSlashes = folder.replaceAll('\\', '/')
    for (const dist of [folder, withSlashes]) {
      expect(resolveId('xstate', `${dist}xstate.js`)).toBe(undefined)
      expect(resolveId('xstate', dist.replace('storybook-addon-xstate', 'xstate') + 'raise.js')).toBe(
        undefined,
      )
      expect(resolveId('xstate', dist.replace('node_modules', 'src') + '../story.ts')).toMatch(
        /^[^\\]+\/xstate\.(js|ts)$/,
      )
    }
    expect(resolveId('react', `${folder}xstate.js`)).toBe(undefined)
  },
)
