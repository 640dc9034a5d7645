import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { StartingPoint } from './starting-snapshot.ts'
import { page } from './current.ts'
import { nameMachines } from './machine-names.ts'
import { createStoryActors } from './story-actors.ts'
import { crossing, lamps, order, radio } from './test-machines.ts'
import { createActor, createMachine, type AnyStateMachine } from './xstate.ts'

const fixtures = { order: { events: { started: { type: 'start' } } } }

beforeEach(() => {
  page.isLoading = false
})

function began(machine: AnyStateMachine, begin: StartingPoint) {
  page.actors = createStoryActors({ [machine.id]: begin }, fixtures)
  onTestFinished(() => void (page.actors = undefined))
  const actor = createActor(machine).start()
  onTestFinished(() => void actor.stop())
  return actor
}

test.each<[string, AnyStateMachine, StartingPoint, unknown]>([
  ['a state by its path', radio, 'on.news', { on: 'news' }],
  ['a state with children', radio, 'on', { on: 'jazz' }],
  ['a state of the second region', lamps, 'right.high', { left: 'high', right: 'high' }],
  ['a state after an answer', order, 'burnt', 'burnt'],
  ['a state value', lamps, { left: 'high' }, { left: 'high', right: 'high' }],
  ['events', radio, [{ type: 'power' }], 'off'],
  ['events by their names in the fixtures', order, ['started', 'xstate.error.actor.bake'], 'burnt'],
  ['a persisted snapshot', radio, createActor(radio).getPersistedSnapshot(), { on: 'jazz' }],
])('begins with %s', (_kind, machine, begin, value) => {
  expect(began(machine, begin).getSnapshot().value).toEqual(value)
})

test('stands still where it begins, and takes events from there', () => {
  const actor = began(order, 'baking')
  expect(actor.getSnapshot().children).toEqual({})
  actor.send({ type: 'xstate.error.actor.bake' })
  expect(actor.getSnapshot().value).toBe('burnt')
})

test('makes no call of a persisted snapshot again', async () => {
  const calling = createActor(order).start()
  calling.send({ type: 'start' })
  const snapshot = calling.getPersistedSnapshot()
  calling.stop()
  const actor = began(order, snapshot)
  await new Promise((resolve) => setImmediate(resolve))
  expect(actor.getSnapshot().value).toBe('baking')
})

test('lets the next actor of the machine, and those of other machines, start as usual', () => {
  began(radio, 'off')
  expect(createActor(radio).getSnapshot().value).toEqual({ on: 'jazz' })
  expect(createActor(crossing).getSnapshot().value).toBe('red')
})

test('remembers the child of a state that its events have left', () => {
  const actor = began(
    radio,
    ['next', 'power'].map((type) => ({ type })),
  )
  actor.send({ type: 'power' })
  expect(actor.getSnapshot().value).toEqual({ on: 'news' })
})

test('begins the first of two actors that are created before either starts', () => {
  page.actors = createStoryActors({ radio: 'off' })
  onTestFinished(() => void (page.actors = undefined))
  const actors = [createActor(radio), createActor(radio)]
  for (const actor of actors) actor.start()
  expect(actors.map((actor) => actor.getSnapshot().value)).toEqual(['off', { on: 'jazz' }])
})

test('begins a later actor in place of one that React has created and never starts', () => {
  vi.useFakeTimers()
  const onBegun = vi.fn<() => void>()
  page.actors = createStoryActors({ radio: 'off' }, {}, onBegun)
  onTestFinished(() => {
    page.actors = undefined
    vi.useRealTimers()
  })
  createActor(radio)
  vi.runAllTimers()
  expect(page.actors.missing()).toEqual(['radio'])
  expect(onBegun).not.toHaveBeenCalled()
  expect(createActor(radio).start().getSnapshot().value).toBe('off')
  expect(page.actors.missing()).toEqual([])
  expect(onBegun).toHaveBeenCalledOnce()
})

test('names machines without an id by the title of their story, in their order', () => {
  const door = () => createMachine({ initial: 'shut', states: { shut: { on: { open: 'wide' } }, wide: {} } })
  nameMachines('Doors')
  page.actors = createStoryActors({ 'Doors 2': 'wide' })
  onTestFinished(() => {
    page.actors = undefined
    nameMachines('machine')
  })
  const values = [door(), door()].map((machine) => createActor(machine).start().getSnapshot().value)
  expect(values).toEqual(['shut', 'wide'])
  expect(page.actors.missing()).toEqual([])
})

test('looks for a state from the actor’s own input first', () => {
  const trip = createMachine({
    id: 'trip',
    context: ({ input }) => ({ to: input }),
    initial: 'packing',
    states: { packing: { on: { leave: 'away' } }, away: {} },
  })
  page.actors = createStoryActors({ trip: 'away' }, { trip: { inputs: ['Oslo'] } })
  onTestFinished(() => void (page.actors = undefined))
  const { value, context } = createActor(trip, { input: 'Turku' }).getSnapshot()
  expect({ value, context }).toEqual({ value: 'away', context: { to: 'Turku' } })
})

test.each<[AnyStateMachine, StartingPoint, string]>([
  [radio, 'on.talk', 'No path leads radio to on.talk'],
  [order, ['again'], 'order takes no again in waiting'],
])('refuses a beginning that does not exist', (machine, begin, message) => {
  expect(() => began(machine, begin)).toThrow(message)
})
