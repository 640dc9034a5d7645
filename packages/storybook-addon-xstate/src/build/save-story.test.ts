import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveStory, withStory } from './save-story.ts'

const story = { name: 'Burnt', begin: "{ order: [{ type: 'start' }] }" }

const file = `import type { Meta, StoryObj } from '@storybook/react-vite'
const meta = { title: 'Order' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
export const Waiting: Story = {}
export const Again = { ...Beside }
export const Beside = { parameters: { layout: 'centered', xstate: { machines: [] } } } satisfies Story
`

const added = (like: string) => withStory(file, { story, file: '', like }).slice(file.length)

test('adds a story like the one that was walked, with its parameters', () => {
  expect(added('Waiting')).toBe(`
export const Burnt = {
  ...Waiting,
  parameters: { xstate: { begin: { order: [{ type: 'start' }] } } },
}
`)
  expect(added('Beside')).toContain(
    '{ ...Beside.parameters, xstate: { ...Beside.parameters?.xstate, begin: { order',
  )
  expect(added('Again')).toContain('{ ...Again.parameters, xstate: { ...Again.parameters?.xstate, begin: {')
})

test('leaves out what a story did to come to its end, and takes no name of the file', () => {
  const text = `import { Burnt } from './burnt'
export default { title: 'Order' }
export const Walked = { play: async () => undefined }
`
  const saved = withStory(text, { story, file: '', like: 'Walked' })
  expect(saved.slice(text.length)).toBe(`
export const Burnt2 = {
  ...Walked,
  play: undefined,
  parameters: { xstate: { begin: { order: [{ type: 'start' }] } } },
}
`)
})

test('extends a story of a factory', () => {
  const text = `import preview from '../.storybook/preview'
const meta = preview.meta({ title: 'Order' })
export const Waiting = meta.story({ play: async () => undefined, parameters: { layout: 'centered' } })
`
  const saved = withStory(text, { story, file: '', like: 'Waiting' })
  expect(saved.slice(text.length)).toBe(`
export const Burnt = Waiting.extend({
  play: undefined,
  parameters: { xstate: { begin: { order: [{ type: 'start' }] } } },
})
`)
})

test('saves a story in its file, twice under two names, and says what it cannot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-story-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'order.stories.ts')
  await writeFile(path, file)
  const saved = { story, file: path, like: 'Waiting' }
  expect(await saveStory(saved)).toBe(`Saved in ${path}`)
  expect(await saveStory(saved)).toBe(`Saved in ${path}`)
  expect((await readFile(path, 'utf8')).match(/export const Burnt\d*/g)).toEqual([
    'export const Burnt',
    'export const Burnt2',
  ])
  expect(await saveStory({ ...saved, like: 'Gone' })).toBe('The file exports no story Gone')
})
