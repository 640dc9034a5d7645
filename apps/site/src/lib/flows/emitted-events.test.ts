import { expect, test, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { listenToTells } from './emitted-events.ts'

const child = setup({
  types: { events: {} as { type: 'go' }, emitted: {} as { type: 'child.told' } },
}).createMachine({ on: { go: { actions: emit({ type: 'child.told' }) } } })

const parent = setup({
  types: { events: {} as { type: 'go' }, emitted: {} as { type: 'parent.told' } },
  actors: { child },
}).createMachine({
  entry: emit({ type: 'parent.told' }),
  invoke: { id: 'child', src: 'child' },
  on: { go: { actions: ({ self }) => self.getSnapshot().children['child']?.send({ type: 'go' }) } },
})

test('what a flow tells is heard, on the way in and from the machines inside it', () => {
  const told: string[] = []
  const seen: string[] = []
  const { answerWith, inspect } = listenToTells(({ type }) => seen.push(type))
  answerWith({ 'parent.told': () => told.push('parent'), 'child.told': () => told.push('child') })
  const actor = createActor(parent, { inspect }).start()
  actor.send({ type: 'go' })
  answerWith({ 'child.told': () => told.push('child, later') })
  actor.send({ type: 'go' })
  actor.stop()
  expect(told).toEqual(['parent', 'child', 'child, later'])
  expect(seen).toContain('@xstate.microstep')
})

test('what nobody answers is said in the console', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  createActor(parent, { inspect: listenToTells().inspect }).start().stop()
  expect(errors.mock.calls).toEqual([['Nobody answers what a flow tells: parent.told']])
  errors.mockRestore()
})
