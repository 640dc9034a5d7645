import { expect, test } from 'vitest'
import { assign, createMachine, emit, setup } from 'xstate'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { delayEvent, doneEvent, errorEvent } from './calls.ts'
import { deadEnds, resumableStates, uncovered } from './paths.ts'
import { brokenBy } from './random-runs.ts'
import { cellsOf, type Table } from './table.ts'

/**
 * A lift that is called, is retried after growing pauses, and leaves once it came. It breaks down at the third failure.
 */
const liftMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'lift.call' },
    emitted: {} as { type: 'bell' },
  },
  actors: { fetchLift: unimplementedActor<string, void>('fetchLift') },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: emit({ type: 'bell' }),
  },
  delays: { untilNextTry: ({ context }) => context.tries * 1000 },
}).createMachine({
  id: 'lift',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'lift.call': 'called' } },
    called: {
      initial: 'fetching',
      states: {
        fetching: {
          on: { 'lift.call': { target: 'fetching', reenter: true } },
          invoke: {
            id: 'fetchLift',
            src: 'fetchLift',
            onDone: { target: '#lift.arrived', actions: 'ring' },
            onError: { guard: ({ context }) => context.tries < 2, target: 'waiting', actions: 'countTry' },
          },
        },
        waiting: { after: { untilNextTry: 'fetching' } },
      },
    },
    arrived: { always: 'gone' },
    gone: { type: 'final' },
  },
})

const events = {
  called: { type: 'lift.call' },
  'lift came': doneEvent('fetchLift', 'lift 1'),
  'lift failed': errorEvent('fetchLift', new Error('stuck')),
  'next try': delayEvent('untilNextTry', 'lift.called.waiting'),
}
type LiftTable = Table<typeof liftMachine, 'once', keyof typeof events>
type Row = LiftTable['moves'][number]

const fetching = { called: 'fetching' } as const
const waiting = { called: 'waiting' } as const
const rows: readonly Row[] = [
  { from: 'idle', on: 'called', to: fetching },
  { from: fetching, on: 'lift came', to: 'gone', emits: [{ type: 'bell' }] },
  { from: fetching, on: 'lift failed', to: waiting, change: { tries: 2 } },
  { from: waiting, on: 'next try', to: fetching, calls: ['fetchLift'] },
  { from: fetching, on: 'called', calls: ['fetchLift'] },
]
const cellsWith = (moves: readonly Row[], more: Partial<LiftTable> = {}) =>
  cellsOf(liftMachine, { situations: { once: { tries: 1 } }, events, moves, ...more })

test.each<[string, readonly Row[], string]>([
  [
    'a wrong target',
    rows.with(0, { from: 'idle', on: 'called', to: waiting }),
    'idle + called = {"called":"waiting"}',
  ],
  [
    'a wrong context',
    rows.with(2, { from: fetching, on: 'lift failed', to: waiting }),
    '{"called":"fetching"} + lift failed = {"called":"waiting"}',
  ],
  [
    'a wrong emitted event',
    rows.with(1, { from: fetching, on: 'lift came', to: 'gone' }),
    '{"called":"fetching"} + lift came = gone',
  ],
  [
    'a wrong call',
    rows.with(3, { from: waiting, on: 'next try', to: fetching, calls: [] }),
    '{"called":"waiting"} + next try = {"called":"fetching"}',
  ],
  [
    'a call that begins where no row speaks',
    rows.slice(0, -1),
    '{"called":"fetching"} + called = {"called":"fetching"} (no row)',
  ],
])('finds %s by the table, and nothing else', (_, moves, wrong) => {
  const cells = cellsWith(moves).filter(
    ({ actual, expected }) => JSON.stringify(actual()) !== JSON.stringify(expected),
  )
  expect(cells.map(({ name }) => name)).toEqual([wrong])
})

test.each<[string, Row, string]>([
  ['two rows for one cell', { from: 'idle', on: 'called', to: 'gone' }, 'Two rows for one cell'],
  ['a row from a final state', { from: 'gone', on: 'called', to: 'idle' }, 'No flow goes on from there'],
  [
    'a row from a transient state',
    { from: 'arrived', on: 'called', to: 'idle' },
    'No flow goes on from there',
  ],
  [
    'a row that holds in no situation',
    { when: [], from: 'idle', on: 'called' },
    'A row on called reaches no cell',
  ],
  ['a row that says nothing', { from: 'idle', on: 'next try', to: 'idle' }, 'A row says nothing'],
])('refuses %s', (_, row, message) => {
  expect(() => cellsWith([...rows, row])).toThrow(message)
})

test('refuses a table without an event of the flow, or with an event that it never receives', () => {
  const strange = doneEvent('fetchLit', 'lift 1')
  expect(() => cellsWith(rows, { events: { ...events, called: events['next try'] } })).toThrow(
    'No event of the table is "lift.call"',
  )
  expect(() => cellsOf(liftMachine, { situations: {}, events: { ...events, strange }, moves: [] })).toThrow(
    'The flow never hears "xstate.done.actor.fetchLit"',
  )
})

test('names the transitions that no path takes', async () => {
  const { 'lift failed': _, ...others } = events
  expect(await uncovered({ meta: {} }, liftMachine, { inputs: [undefined], events: others })).toEqual([
    'lift.called.fetching|xstate.error.actor.fetchLift#0',
    'lift.called.waiting|xstate.after.untilNextTry.lift.called.waiting#0',
  ])
})

test('names a state that nothing leaves, unless it is final', () => {
  const states = { a: { on: { go: 'b' } }, b: {}, c: { type: 'final' } } as const
  expect(deadEnds(createMachine({ initial: 'a', states }))).toEqual(['b'])
})

const restless = createMachine({
  initial: 'slow',
  states: { slow: { after: { 1000: { target: 'slow', reenter: true } } } },
})
const impatient = setup({
  actors: { fetchLift: unimplementedActor<string, void>('fetchLift') },
}).createMachine({
  invoke: [
    { id: 'fetchLift', src: 'fetchLift' },
    { id: 'fetchOther', src: 'fetchLift' },
  ],
})

test.each([
  ['a third failure without a handler', liftMachine, 'the flow broke down: Error: stuck'],
  ['a wait without an end', restless, 'a wait never ended in "slow"'],
  ['a second call', impatient, 'two calls at once'],
])('finds %s by random runs', async (_, machine, breach) => {
  expect(await brokenBy(machine, { inputs: [undefined], events }, 500)).toContain(breach)
})

test('names a state that a reload restores, and the calls that must not be pending there', () => {
  const tagged = { tags: 'resumable' } as const
  const machine = createMachine({
    initial: 'idle',
    states: {
      idle: tagged,
      waiting: { ...tagged, after: { 100: 'idle' } },
      calling: { ...tagged, invoke: { src: 'call' } },
      free: {},
    },
  })
  expect(resumableStates(machine)).toEqual(['idle', 'waiting, with a timer', 'calling, with a call'])
})
