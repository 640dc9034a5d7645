import { assign, emit, fromPromise, setup } from 'xstate'

/** Heats and shines at once, in two regions. */
export const kettle = setup({}).createMachine({
  id: 'kettle',
  type: 'parallel',
  states: {
    heat: {
      initial: 'cold',
      states: { cold: { on: { boil: 'hot' } }, hot: { on: { cool: 'cold' } } },
    },
    lamp: {
      initial: 'dark',
      states: { dark: { on: { boil: 'lit' } }, lit: { on: { cool: 'dark' } } },
    },
  },
})

const order = setup({
  types: { emitted: {} as { type: 'rang'; apiToken: string } },
  actors: { bake: fromPromise(async ({ input }: { input: string }) => `${input}, baked`) },
}).createMachine({
  id: 'order',
  initial: 'waiting',
  states: {
    waiting: { on: { start: 'baking' } },
    baking: {
      invoke: { src: 'bake', id: 'bake', input: 'rye', onDone: 'ready', onError: 'burnt' },
    },
    burnt: { on: { again: 'baking' } },
    ready: { entry: emit({ type: 'rang', apiToken: 'fjord-17' }), type: 'final' },
  },
})

/** Runs another machine for each order. */
export const bakery = setup({
  types: { context: {} as { served: number } },
  actors: { order },
  actions: { count: assign({ served: ({ context }) => context.served + 1 }) },
}).createMachine({
  id: 'bakery',
  context: { served: 0 },
  initial: 'closed',
  states: {
    closed: { on: { open: 'serving' } },
    serving: {
      invoke: { src: 'order', id: 'order', onDone: { target: 'closed', actions: 'count' } },
    },
  },
})

/** Turns by itself, after far longer than a test lasts. */
export const crossing = setup({ delays: { walk: 60_000, warn: 90_000 } }).createMachine({
  id: 'crossing',
  initial: 'red',
  states: {
    red: { after: { walk: 'green' } },
    green: { after: { warn: 'blinking' } },
    blinking: { after: { 30000: 'red' } },
  },
})

/** Returns to its last station. */
export const radio = setup({}).createMachine({
  id: 'radio',
  initial: 'on',
  states: {
    on: {
      initial: 'jazz',
      states: { jazz: { on: { next: 'news' } }, news: { on: { next: 'jazz' } }, last: { type: 'history' } },
      on: { power: 'off' },
    },
    off: { on: { power: 'on.last' } },
  },
})
