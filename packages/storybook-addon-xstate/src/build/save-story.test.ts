import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveStory, withStory } from './save-story.ts'

const start = { machine: 'order', state: 'burnt', events: [{ type: 'start' }] }

const file = `import type { Meta, StoryObj } from '@storybook/react-vite'
const meta = { title: 'Order' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
export const Waiting: Story = {}
export const Again = { ...Beside }
export const Beside = { parameters: { layout: 'centered', xstate: { machines: [] } } } satisfies Story
`

const added = (like: string) => withStory(file, start, like).slice(file.length)

test('adds a story like the one that was walked, with its parameters', () => {
  expect(added('Waiting')).toBe(`
export const Burnt = {
  ...Waiting,
  parameters: { xstate: { begin: { "order": [{"type":"start"}] } } },
}
`)
  expect(added('Beside')).toContain(
    '{ ...Beside.parameters, xstate: { ...Beside.parameters?.xstate, begin: { "order"',
  )
  expect(added('Again')).toContain('{ ...Again.parameters, xstate: { ...Again.parameters?.xstate, begin: {')
})

test('leaves out what a story did to come to its end, and takes no name of the file', () => {
  const text = `import { Burnt } from './burnt'
export default { title: 'Order' }
export const Walked = { play: async () => undefined }
`
  const saved = withStory(text, start, 'Walked')
  expect(saved.slice(text.length)).toBe(`
export const Burnt2 = {
  ...Walked,
  play: undefined,
  parameters: { xstate: { begin: { "order": [{"type":"start"}] } } },
}
`)
})

test('extends a story of a factory', () => {
  const text = `import preview from '../.storybook/preview'
const meta = preview.meta({ title: 'Order' })
export const Waiting = meta.story({ play: async () => undefined, parameters: { layout: 'centered' } })
`
  const saved = withStory(text, start, 'Waiting')
  expect(saved.slice(text.length)).toBe(`
export const Burnt = Waiting.extend({
  play: undefined,
  parameters: { xstate: { begin: { "order": [{"type":"start"}] } } },
})
`)
})

test('writes names, states and events as data', () => {
  const foreign = { machine: "'] }; attack()", state: '= 1; attack(); const x', events: ["'; attack()"] }
  const saved = withStory(file, foreign, 'Waiting').slice(file.length)
  expect(saved).toContain('export const 1AttackConstX'.replace('1', 'State1'))
  expect(saved).toContain(`{ "'] }; attack()": ["'; attack()"] }`)
  expect(() => withStory(file, start, 'toString')).toThrow('The file exports no story toString')
})

test('keeps the line ends and the indent of the file', () => {
  const text = "export default { title: 'Order' }\r\nexport const Waiting = {\r\n\tplay: undefined,\r\n}\r\n"
  const saved = withStory(text, start, 'Waiting')
  expect(saved).toContain('export const Burnt = {\r\n\t...Waiting,\r\n\tplay: undefined,\r\n')
  expect(saved.replaceAll('\r\n', '')).not.toContain('\n')
})

test('saves stories one after another, in listed files of the project alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-story-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const importPath = join(folder, 'order.stories.ts')
  await writeFile(importPath, file)
  const story = { type: 'story', importPath, exportName: 'Waiting' }
  const messages = await Promise.all([1, 2, 3].map(() => saveStory(story, start, folder)))
  expect(messages).toEqual(messages.map(() => `Saved in ${importPath}`))
  const text = await readFile(importPath, 'utf8')
  expect(text.match(/export const Burnt\d*/g)).toEqual([
    'export const Burnt',
    'export const Burnt2',
    'export const Burnt3',
  ])
  const refused = [
    await saveStory(undefined, start, folder),
    await saveStory({ ...story, type: 'docs' }, start, folder),
    await saveStory(story, start, join(folder, '..', 'elsewhere')),
    await saveStory({ ...story, exportName: 'Gone' }, start, folder),
  ]
  expect(refused).toEqual([
    'Storybook does not list this story',
    'Storybook does not list this story',
    expect.stringContaining('elsewhere'),
    'The file exports no story Gone',
  ])
  await mkdir(join(folder, 'inner'))
  expect(await saveStory(story, start, join(folder, 'inner'))).toContain('is not a file of this project')
  expect(await readFile(importPath, 'utf8')).toBe(text)
})
