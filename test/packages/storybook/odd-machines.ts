import { assign, fromPromise, setup } from 'xstate'

class Cart {
  items = ['tea', 'rye']
  get total(): number {
    throw new Error('The total is read')
  }
}

// A build shortens the names of classes.
Object.defineProperty(Cart, 'name', { value: 'Cart' })

/** Makes a machine with this context, which counts events. */
const keeper = (id: string, fields: () => object) =>
  setup({
    types: { context: {} as Record<string, unknown> & { count: number } },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id,
    context: () => ({ count: 0, ...fields() }),
    initial: 'waiting',
    states: {
      waiting: { on: { go: { target: 'going', actions: 'count' } } },
      going: { on: { stop: { target: 'waiting', actions: 'count' } } },
    },
  })

export const bigInt = keeper('bigInt', () => ({ price: 5n, rate: 0.5 }))

export const circle = keeper('circle', () => {
  const node: Record<string, unknown> = { name: 'self' }
  node['next'] = { back: node }
  return { node }
})

export const collections = keeper('collections', () => ({
  prices: new Map<unknown, unknown>([['tea', { cents: 250 }]]),
  tags: new Set(['warm', 'dark']),
  since: new Date(Date.UTC(2117, 0, 2)),
  home: new URL('https://example.org/shelf?page=2'),
  rule: /^t/gi,
  many: Array.from({ length: 10_000 }, (_, index) => index),
  failure: new Error('Refused', { cause: new TypeError('No such card') }),
}))

export const element = keeper('element', () => ({ body: document.body, onClick: () => undefined }))

export const named = keeper('named', () => ({
  tokenId: 42,
  cookieConsent: true,
  discordId: '175928847299117063',
  tokenUri: 'ipfs://shelf/42',
  password: 'fjord-17',
  card: { number: '4242', cardNumber: '4242 4242 4242 4242', securityCode: '123' },
}))

export const instances = keeper('instances', () => ({ cart: new Cart(), type: Cart, nothing: null }))

/** Has 300 states: twenty floors of fourteen rooms each. */
export const tower = setup({
  types: { context: {} as { visits: number } },
  actions: { count: assign({ visits: ({ context }) => context.visits + 1 }) },
}).createMachine({
  id: 'tower',
  context: { visits: 0 },
  initial: 'floor0',
  states: Object.fromEntries(
    Array.from({ length: 20 }, (_, floor) => [
      `floor${floor}`,
      {
        initial: 'room0',
        on: { up: `floor${(floor + 1) % 20}` },
        states: Object.fromEntries(
          Array.from({ length: 14 }, (_room, room) => [
            `room${room}`,
            { on: { next: { target: `room${(room + 1) % 14}`, actions: 'count' } } },
          ]),
        ),
      },
    ]),
  ),
})

/** Makes a machine without an id that makes a call. */
const caller = (call: string) =>
  setup({ actors: { call: fromPromise(async () => 'answer') } }).createMachine({
    initial: 'waiting',
    states: {
      waiting: { on: { start: call } },
      [call]: { invoke: { src: 'call', onDone: 'ready', onError: 'failed' } },
      ready: {},
      failed: {},
    },
  })

export const unnamed = [caller('baking'), caller('drying')]
