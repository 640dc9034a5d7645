import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { channelEvents, type Question } from '../protocol.ts'
import { experimental_serverChannel, viteFinal, watchedXState, watchedXStateInWebpack } from './preset.ts'

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

test('lets Vite bundle every import of @xstate/react, whose own files it serves as they are', () => {
  const folder = join(createRequire(import.meta.url).resolve('@xstate/react'), '..')
  const imported = globSync('*.esm.js', { cwd: folder }).flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/from '([^.'][^']*)'/g), ([, name]) => name),
  )
  const others = new Set(imported.filter((name) => !name?.startsWith('xstate')))
  expect(others.size).toBeGreaterThan(2)
  const { optimizeDeps } = viteFinal({ optimizeDeps: { include: ['lit'] } })
  const included = new Set(optimizeDeps.include.map((name) => name.replace('@xstate/react > ', '')))
  expect(['lit', ...others].filter((name) => !included.has(`${name}`))).toEqual([])
})

test('answers each question by its number, and knows no story but those of the index', async () => {
  const answers = new Map<string, unknown>()
  let ask: (number: string, question: Question) => void = () => undefined
  const channel = {
    on: (_event: string, listener: typeof ask) => void (ask = listener),
    emit: (event: string, number: string, answer: unknown) => {
      if (event === channelEvents.answer) answers.set(number, answer)
    },
  }
  const entries = { outside: { type: 'story', importPath: '../../../etc/hosts', exportName: 'Waiting' } }
  experimental_serverChannel(channel, {
    presets: { apply: async () => ({ getIndex: async () => ({ entries }) }) },
  })
  const start = { machine: 'order', state: 'burnt', events: [] }
  ask('1', { kind: 'save', start, like: 'order--waiting' })
  ask('2', { kind: 'save', start, like: 'toString' })
  ask('3', { kind: 'save', start, like: 'outside' })
  ask('4', { kind: 'coverage' })
  await expect.poll(() => answers.size).toBe(4)
  expect(answers.get('1')).toBe('Storybook does not list this story')
  expect(answers.get('2')).toBe('Storybook does not list this story')
  expect(answers.get('3')).toMatch(/ENOENT|is not a file of this project/)
  expect(answers.get('4')).toBeInstanceOf(Array)
})
