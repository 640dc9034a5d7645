import { createMachine, fromCallback, fromPromise, setup } from 'xstate'

const on = {
  initial: 'low',
  states: { low: { on: { turn: 'high' } }, high: { on: { turn: 'low' } } },
} as const

/** Two regions handle the same event. */
export const lamps = setup({}).createMachine({
  id: 'lamps',
  type: 'parallel',
  states: { left: on, right: on },
})

/** Delays last far longer than a test. */
export const crossing = setup({ delays: { walk: 60_000, warn: 90_000 } }).createMachine({
  id: 'crossing',
  initial: 'red',
  states: {
    red: { after: { walk: 'green' } },
    green: { after: { warn: 'blinking' } },
    blinking: {},
  },
})

/** A call may fail and be made again. */
export const order = setup({ actors: { bake: fromPromise(async () => 'bread') } }).createMachine({
  id: 'order',
  initial: 'waiting',
  states: {
    waiting: { on: { start: 'baking' } },
    baking: { invoke: { src: 'bake', id: 'bake', onDone: 'ready', onError: 'burnt' } },
    burnt: { on: { again: 'baking' } },
    ready: { type: 'final' },
  },
})

/** History restores the last station. */
export const radio = setup({}).createMachine({
  id: 'radio',
  initial: 'on',
  states: {
    on: {
      initial: 'jazz',
      states: { jazz: { on: { next: 'news' } }, news: {}, last: { type: 'history' } },
      on: { power: 'off' },
    },
    off: { on: { power: 'on.last' } },
  },
})

/** The listener reports at once. */
export const station = setup({
  actors: { listen: fromCallback(({ sendBack }) => sendBack({ type: 'received' })) },
}).createMachine({
  id: 'station',
  initial: 'silent',
  states: {
    silent: { on: { tune: 'hearing' } },
    hearing: { invoke: { src: 'listen', id: 'listen' }, on: { received: 'playing' } },
    playing: {},
  },
})

/** The child machine makes a call without a name. */
export const shop = setup({
  actors: {
    sale: createMachine({
      initial: 'paying',
      states: {
        paying: { invoke: { src: fromPromise(async () => 'paid'), onDone: 'paid' } },
        paid: { type: 'final' },
      },
    }),
  },
}).createMachine({
  id: 'shop',
  initial: 'closed',
  states: {
    closed: { on: { open: 'serving' } },
    serving: { invoke: { src: 'sale', id: 'sale', onDone: 'sold' } },
    sold: {},
  },
})
