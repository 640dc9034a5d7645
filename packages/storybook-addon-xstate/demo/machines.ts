import { assign, createActor, fromPromise, setup, type ActorRefFrom } from 'xstate'

/** Has no id, and answers whatever it does not know while it is locked. */
export const door = setup({ types: { context: {} as { rattled: number } } }).createMachine({
  context: { rattled: 0 },
  initial: 'closed',
  states: {
    open: { on: { push: 'closed' } },
    closed: { on: { pull: 'open', lock: 'locked' } },
    locked: {
      on: {
        unlock: 'closed',
        '*': { actions: assign({ rattled: ({ context }) => context.rattled + 1 }) },
      },
    },
  },
})

/** Takes any event of a pointer by its beginning. */
export const pointer = setup({}).createMachine({
  id: 'pointer',
  initial: 'away',
  states: {
    away: { on: { 'pointer.*': 'over' } },
    over: { on: { 'pointer.down': 'pressed', 'pointer.leave': 'away' } },
    pressed: { on: { 'pointer.up': 'over', 'pointer.*': {} } },
  },
})

const task = setup({
  types: { input: {} as { title: string }, context: {} as { title: string } },
}).createMachine({
  context: ({ input }) => ({ title: input.title }),
  initial: 'open',
  states: { open: { on: { toggle: 'done' } }, done: { on: { toggle: 'open' } } },
})

export type Task = ActorRefFrom<typeof task>

/** Spawns an actor for each task. */
export const tasks = setup({
  types: { context: {} as { list: Task[] }, events: {} as { type: 'add'; title: string } },
  actors: { task },
}).createMachine({
  id: 'tasks',
  context: ({ spawn }) => ({ list: [spawn('task', { input: { title: 'Read the log' } })] }),
  on: {
    add: {
      actions: assign({
        list: ({ context, spawn, event }) => [
          ...context.list,
          spawn('task', { input: { title: event.title } }),
        ],
      }),
    },
  },
})

/** Asks a server once the typing rests, and again after a failure. */
export const search = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'type'; text: string } | { type: 'retry' },
  },
  actors: { ask: fromPromise(async ({ input }: { input: string }) => `Three results for ${input}`) },
  delays: { rest: 400 },
}).createMachine({
  id: 'search',
  context: { text: '' },
  initial: 'idle',
  on: { type: { target: '.typing', actions: assign({ text: ({ event }) => event.text }) } },
  states: {
    idle: {},
    typing: { after: { rest: 'asking' } },
    asking: {
      invoke: { src: 'ask', input: ({ context }) => context.text, onDone: 'found', onError: 'failed' },
    },
    found: {},
    failed: { on: { retry: 'asking' } },
  },
})

/** Has two regions, one of which returns to where it was. */
export const film = setup({}).createMachine({
  id: 'film',
  type: 'parallel',
  states: {
    picture: {
      initial: 'paused',
      states: { paused: { on: { play: 'playing' } }, playing: { on: { pause: 'paused' } } },
    },
    sound: {
      initial: 'on',
      states: {
        on: {
          initial: 'low',
          states: {
            low: { on: { louder: 'high' } },
            high: { on: { quieter: 'low' } },
            last: { type: 'history' },
          },
          on: { mute: 'off' },
        },
        off: { on: { mute: 'on.last' } },
      },
    },
  },
})

const theme = setup({}).createMachine({
  id: 'theme',
  initial: 'dark',
  states: { dark: { on: { flip: 'light' } }, light: { on: { flip: 'dark' } } },
})

/** Runs for the whole page, from the moment its module loads. */
export const themeActor = createActor(theme).start()
