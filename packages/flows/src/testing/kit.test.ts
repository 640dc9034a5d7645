import { expect, test } from 'vitest'
import { assign, createMachine, emit, setup } from 'xstate'
import { unimplementedActor } from '../shared/unimplemented-actor.ts'
import { delayEvent, doneEvent, errorEvent } from './calls.ts'
import { deadEnds, resumableStates, uncovered } from './paths.ts'
import { brokenBy } from './random-runs.ts'

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
test('names the transitions that no path takes', async () => {
  const { 'lift failed': _, ...others } = events
  expect(await uncovered(liftMachine, { inputs: [undefined], events: others })).toEqual([
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
