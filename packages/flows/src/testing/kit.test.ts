import { expect, test } from 'vitest'
import { assign, createMachine, emit, setup } from 'xstate'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { doneEvent, errorEvent, delayEvent, flushPromises } from './calls.ts'
import { deadEnds, resumableStates, uncovered } from './paths.ts'
import { brokenBy } from './random-runs.ts'
import { start } from './run.ts'
import { cellsOf, type Table } from './table.ts'

/** A lift that is called, retried after growing pauses, and gone when it came. */
const liftMachine = setup({
  types: {
    context: {} as { tries: number; floor: number },
    input: {} as { floor: number },
    events: {} as { type: 'lift.call' } | { type: 'floor.choose'; floor: number },
    emitted: {} as { type: 'bell' },
  },
  actors: { fetchLift: unimplementedActor<string, number>('fetchLift') },
  guards: { isUpstairs: ({ context }) => context.floor > 0 },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    keepFloor: assign({ floor: (_, floor: number) => floor }),
    ring: emit({ type: 'bell' }),
  },
  delays: { untilNextTry: ({ context }) => context.tries * 1000, timeLimit: 20_000 },
}).createMachine({
  id: 'lift',
  context: ({ input }) => ({ tries: 0, floor: input.floor }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'lift.call': { guard: 'isUpstairs', target: 'called' },
        'floor.choose': { actions: { type: 'keepFloor', params: ({ event }) => event.floor } },
      },
    },
    called: {
      initial: 'fetching',
      after: { timeLimit: 'idle' },
      states: {
        fetching: {
          on: { 'lift.call': { target: 'fetching', reenter: true } },
          invoke: {
            id: 'fetchLift',
            src: 'fetchLift',
            input: ({ context }) => context.floor,
            onDone: { target: '#lift.arrived', actions: 'ring' },
            onError: { guard: ({ context }) => context.tries < 3, target: 'waiting', actions: 'countTry' },
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
  'cellar chosen': { type: 'floor.choose', floor: -1 },
  'lift came': doneEvent('fetchLift', 'lift 1'),
  'lift failed': errorEvent('fetchLift', new Error('stuck')),
  'next try': delayEvent('untilNextTry', 'lift.called.waiting'),
  'time limit over': delayEvent('timeLimit', 'lift.called'),
}
type LiftTable = Table<typeof liftMachine, 'upstairs', keyof typeof events>

const fetching = { called: 'fetching' } as const
const waiting = { called: 'waiting' } as const
const table: LiftTable = {
  situations: { upstairs: { tries: 1, floor: 4 } },
  events,
  moves: [
    { from: 'idle', on: 'called', to: fetching },
    { from: 'idle', on: 'cellar chosen', change: { floor: -1 } },
    { from: fetching, on: 'lift came', to: 'gone', emits: [{ type: 'bell' }] },
    { from: fetching, on: 'lift failed', to: waiting, change: { tries: 2 } },
    { from: waiting, on: 'next try', to: fetching, calls: ['fetchLift'] },
    { from: [fetching, waiting], on: 'time limit over', to: 'idle' },
    { from: fetching, on: 'called', calls: ['fetchLift'] },
  ],
}
/** The table with one row in place of the row of that number, counted from 0. */
const withRow = (row: number, move: LiftTable['moves'][number]): LiftTable => ({
  ...table,
  moves: table.moves.with(row, move),
})

/** The names of the failing cells. */
function wrongCells(wrong: LiftTable): string[] {
  const agrees = (cell: ReturnType<typeof cellsOf>[number]) => {
    try {
      expect(cell.actual()).toEqual(cell.expected)
      return true
    } catch {
      return false
    }
  }
  return cellsOf(liftMachine, wrong)
    .filter((cell) => !agrees(cell))
    .map(({ name }) => name)
}

test('a table that says all there is agrees with its machine in every cell', () => {
  expect(wrongCells(table)).toEqual([])
  expect(cellsOf(liftMachine, table)).toHaveLength(3 * 6)
})

test.each<[string, LiftTable, string]>([
  [
    'a wrong target',
    withRow(0, { from: 'idle', on: 'called', to: waiting }),
    'idle + called = {"called":"waiting"}',
  ],
  [
    'a wrong context',
    withRow(1, { from: 'idle', on: 'cellar chosen', change: { floor: 1 } }),
    'idle + cellar chosen = idle',
  ],
  [
    'a context that must not change',
    withRow(3, { from: fetching, on: 'lift failed', to: waiting }),
    '{"called":"fetching"} + lift failed = {"called":"waiting"}',
  ],
  [
    'a missing emitted event',
    withRow(2, { from: fetching, on: 'lift came', to: 'gone' }),
    '{"called":"fetching"} + lift came = gone',
  ],
  [
    'an emitted event too many',
    withRow(0, { from: 'idle', on: 'called', to: fetching, emits: [{ type: 'bell' }] }),
    'idle + called = {"called":"fetching"}',
  ],
  [
    'a call that does not begin',
    withRow(4, { from: waiting, on: 'next try', to: fetching, calls: [] }),
    '{"called":"waiting"} + next try = {"called":"fetching"}',
  ],
  ['a row left out', { ...table, moves: table.moves.slice(1) }, 'idle + called = idle (no row)'],
  [
    'a call that begins where no row speaks',
    { ...table, moves: table.moves.slice(0, -1) },
    '{"called":"fetching"} + called = {"called":"fetching"} (no row)',
  ],
])('finds %s by the table', (_, wrong, cell) => {
  expect(wrongCells(wrong)).toEqual([cell])
})

test.each<[string, LiftTable, string]>([
  [
    'two rows for one cell',
    { ...table, moves: [...table.moves, { from: 'idle', on: 'called', to: 'gone' }] },
    'Two rows for one cell: upstairs: idle + called',
  ],
  [
    'a row from where no flow goes on',
    { ...table, moves: [...table.moves, { from: 'gone', on: 'called', to: 'idle' }] },
    'No flow goes on from there: upstairs: gone + called',
  ],
  [
    'a row from where no flow stands',
    { ...table, moves: [...table.moves, { from: 'arrived', on: 'called', to: 'idle' }] },
    'No flow goes on from there: upstairs: arrived + called',
  ],
  [
    'a row that holds in no situation',
    { ...table, moves: [...table.moves, { when: [], from: 'idle', on: 'called', to: 'idle' }] },
    'A row on called reaches no cell',
  ],
  [
    'a row that says nothing',
    { ...table, moves: [...table.moves, { from: 'idle', on: 'next try', to: 'idle' }] },
    'A row says nothing: upstairs: idle + next try',
  ],
  [
    'an event left out',
    { ...table, events: { ...events, 'time limit over': events['next try'] } },
    'No event of the table is "xstate.after.timeLimit.lift.called"',
  ],
  [
    'an event misspelled',
    { ...table, events: { ...events, called: { type: 'lift.cal' } } },
    'No event of the table is "lift.call"',
  ],
])('refuses %s', (_, wrong, message) => {
  expect(() => cellsOf(liftMachine, wrong)).toThrow(message)
})

test('refuses an event in a table that the flow never receives', () => {
  const misspelled = { ...events, 'lift gone': doneEvent('fetchLit', 'lift 1') }
  expect(() => cellsOf(liftMachine, { ...table, events: misspelled })).toThrow(
    'The flow never hears "xstate.done.actor.fetchLit"',
  )
})

test('lets no row compile with unknown states or fields', () => {
  const moves: LiftTable['moves'] = [
    // @ts-expect-error no such state
    { from: 'idle', on: 'called', to: 'nowhere' },
    // @ts-expect-error no such state
    { from: { called: 'sleeping' }, on: 'called', to: 'idle' },
    // @ts-expect-error no such event
    { from: 'idle', on: 'pressed', to: 'idle' },
    // @ts-expect-error no such field
    { from: 'idle', on: 'called', change: { storey: 2 } },
    // @ts-expect-error no such emitted event
    { from: 'idle', on: 'called', emits: [{ type: 'whistle' }] },
  ]
  expect(moves).toHaveLength(5)
})

test('leads paths everywhere, through delays that grow with each try', async () => {
  expect(await uncovered(liftMachine, { inputs: [{ floor: 4 }], events })).toEqual([])
})

test('names a state or a transition that no path takes', async () => {
  expect(await uncovered(liftMachine, { inputs: [{ floor: -1 }], events })).toEqual([
    'lift.idle|lift.call#0',
    'lift.called',
    'lift.called|xstate.after.timeLimit.lift.called#0',
    'lift.called.fetching',
    'lift.called.fetching|lift.call#0',
    'lift.called.fetching|xstate.done.actor.fetchLift#0',
    'lift.called.fetching|xstate.error.actor.fetchLift#0',
    'lift.called.waiting',
    'lift.called.waiting|xstate.after.untilNextTry.lift.called.waiting#0',
    'lift.arrived|always#0',
    'lift.gone',
  ])
})

test('passes a timer exactly when the machine set it to', async () => {
  const { actor, calls, clock } = start(liftMachine, { floor: 4 })
  actor.send({ type: 'lift.call' })
  const passings: number[] = []
  for (let tries = 0; tries < 2; tries += 1) {
    calls.take('fetchLift').fail(new Error('stuck'))
    await flushPromises()
    clock.pass(actor, events['next try'].type)
    passings.push(clock.now())
  }
  clock.pass(actor, events['time limit over'].type)
  expect([...passings, clock.now()]).toEqual([1000, 3000, 20_000])
  expect(actor.getSnapshot().value).toBe('idle')
  expect(() => clock.pass(actor, events['next try'].type)).toThrow(
    'No timer "xstate.after.untilNextTry.lift.called.waiting" is running',
  )
})

test('takes a call by its id, and none that was never made or was given up', () => {
  const { actor, calls } = start(liftMachine, { floor: 4 })
  expect(() => calls.take('fetchLift')).toThrow('No call of "fetchLift" is waiting')
  actor.send({ type: 'lift.call' })
  actor.send({ type: 'lift.call' })
  expect(calls.waiting.map(({ signal }) => signal.aborted)).toEqual([true, false])
  const call = calls.take('fetchLift')
  expect([call.input, call.signal.aborted]).toEqual([4, false])
})

test('names a state that nothing leaves, unless it is final', () => {
  expect(deadEnds(liftMachine)).toEqual([])
  expect(deadEnds(createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } }))).toEqual(['b'])
})

/** A flow that waits for a call, with a given fault. */
const awaiting = (state: object, more: object = {}) =>
  setup({ actors: { fetchLift: unimplementedActor<string, undefined>('fetchLift') } }).createMachine({
    initial: 'called',
    states: { called: { invoke: { id: 'fetchLift', src: 'fetchLift', ...state } }, ...more },
  })
const fetched = {
  came: doneEvent('fetchLift', 'lift'),
  stuck: errorEvent('fetchLift', new Error('stuck')),
}

test.each([
  [
    'a failure without a handler',
    awaiting({ onDone: 'gone' }, { gone: { type: 'final' } }),
    'the flow broke down: Error: stuck',
  ],
  [
    'a wait without an end',
    awaiting(
      { onDone: 'slow', onError: 'slow' },
      { slow: { after: { 1000: { target: 'slow', reenter: true } } } },
    ),
    'a wait never ended in "slow"',
  ],
  [
    'words of its own',
    awaiting(
      { onDone: { target: 'gone', actions: emit({ type: 'toast', message: 'Ding!' }) }, onError: 'gone' },
      { gone: { type: 'final' } },
    ),
    '"Ding!" is no message of ours',
  ],
])('finds %s by random runs', async (_, machine, breach) => {
  expect(await brokenBy(machine, { inputs: [undefined], events: fetched }, 50)).toContain(breach)
})

test('reaches a third failure without a handler by random runs, which no shortest path does', async () => {
  expect(await brokenBy(liftMachine, { inputs: [{ floor: 4 }], events }, 500)).toContain(
    'the flow broke down: Error: stuck',
  )
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
