import { CallFailure } from '@meridian/contract'
import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { describe, expect, test } from 'vitest'
import { createActor, type AnyEventObject, type ContextFrom, type StateValueFrom } from 'xstate'
import type { ToastTell } from '../shared/tells.ts'
import {
  answered,
  Coverage,
  failed,
  generatedPaths,
  PendingCalls,
  record,
  settled,
  step,
  walk,
} from '../testing/model.ts'
import {
  paymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
  type PaymentInput,
  type PaymentOrder,
} from './payment.machine.ts'

type State = StateValueFrom<typeof paymentMachine>
type Context = ContextFrom<typeof paymentMachine>

const input: PaymentInput = {
  item: kestrelInterceptor,
  user: { id: mika.id, email: 'mika7@meridian.test' },
  attempt: 'attempt-1',
}
const order: PaymentOrder = {
  amountCents: 125_000,
  item: kestrelInterceptor,
  userId: mika.id,
  email: 'mika7@meridian.test',
  attempt: 'attempt-1',
}
const orderRequired = 'User data , amount and item details are required'
const tryAgain = 'Payment failed. Please try again.'

const events = {
  'provider.ready': { type: 'provider.ready' },
  'provider.failed': { type: 'provider.failed' },
  'payment.submit': { type: 'payment.submit' },
  'payment.retry': { type: 'payment.retry' },
  'page.restored': { type: 'page.restored' },
  'intent: secret': answered('createIntent', { clientSecret: 'secret-1' }),
  'intent: no secret': answered('createIntent', {}),
  'intent failed': failed('createIntent', new Error('Network Error')),
  'intent refused': failed('createIntent', new CallFailure('refused', { words: 'The price has changed' })),
  'provider: redirecting': answered('confirmPayment', { status: 'redirecting' }),
  'provider: declined': answered('confirmPayment', { status: 'failed', message: 'Your card was declined.' }),
  'provider: declined without words': answered('confirmPayment', { status: 'failed' }),
  'provider failed': failed('confirmPayment', new Error('Network Error')),
  'provider failed without words': failed('confirmPayment', new Error('')),
} as const satisfies Record<string, AnyEventObject>
type Happening = keyof typeof events

const toast = (text: string): ToastTell => ({ type: 'toast', tone: 'error', text })

type Provider = Context['provider']
const providers: readonly Provider[] = ['loading', 'missing', 'ready']
const states: readonly State[] = ['refused', 'preparing', 'unavailable', 'ready', 'processing', 'redirecting']
/** Stands in every situation for an error that the page already shows. */
const context: Omit<Context, 'provider'> = { order, clientSecret: 'secret-0', error: 'An older error' }

/** Every move there is: where to, what changes in the context, what is told. What no row names must change nothing. */
const moves: readonly (readonly [
  readonly Provider[],
  readonly State[],
  Happening,
  State | 'stay',
  Partial<Context>,
  ...ToastTell[],
])[] = [
  [providers, states, 'provider.ready', 'stay', { provider: 'ready' }],
  [providers, states, 'provider.failed', 'stay', { provider: 'missing' }],
  [providers, ['preparing'], 'intent: secret', 'ready', { clientSecret: 'secret-1' }],
  [providers, ['preparing'], 'intent: no secret', 'unavailable', { error: 'Failed to get client secret' }],
  [providers, ['preparing'], 'intent failed', 'unavailable', { error: 'Failed to create payment intent' }],
  [providers, ['preparing'], 'intent refused', 'unavailable', { error: 'The price has changed' }],
  [providers, ['unavailable'], 'payment.retry', 'preparing', { error: '' }],
  [['ready'], ['ready'], 'payment.submit', 'processing', { error: '' }],
  [['loading', 'missing'], ['ready'], 'payment.submit', 'ready', { provider: 'missing' }],
  [providers, ['processing'], 'provider: redirecting', 'redirecting', {}],
  [
    providers,
    ['processing'],
    'provider: declined',
    'ready',
    { error: 'Your card was declined.' },
    toast('Your card was declined.'),
  ],
  [
    providers,
    ['processing'],
    'provider: declined without words',
    'ready',
    { error: tryAgain },
    toast(tryAgain),
  ],
  [providers, ['processing'], 'provider failed', 'ready', { error: 'Network Error' }],
  [providers, ['processing'], 'provider failed without words', 'ready', { error: tryAgain }],
  [providers, ['processing', 'redirecting'], 'page.restored', 'ready', {}],
]

describe.each(providers)('provider %s', (provider) => {
  const cells = states.flatMap((state) =>
    (Object.keys(events) as Happening[]).map((happening) => {
      const move = moves.find(
        ([when, from, on]) => when.includes(provider) && from.includes(state) && on === happening,
      )
      const [, , , to, change, ...emitted] = move ?? [null, null, null, 'stay', {}]
      return { state, happening, next: to === 'stay' ? state : to, change, emitted }
    }),
  )

  test.each(cells)('$state + $happening = $next', ({ state, happening, next, change, emitted }) => {
    const from = paymentMachine.resolveState({ value: state, context: { ...context, provider } })
    const result = step(paymentMachine, from, events[happening])
    expect({
      value: result.snapshot.value,
      context: result.snapshot.context,
      emitted: result.emitted,
    }).toEqual({ value: next, context: { ...context, provider, ...change }, emitted })
  })
})

function startPayment(given: PaymentInput) {
  const calls = new PendingCalls()
  const machine = paymentMachine.provide({
    actors: {
      createIntent: calls.hole<{ clientSecret?: string }, PaymentOrder>('createIntent'),
      confirmPayment: calls.hole<ConfirmPaymentAnswer, ConfirmPaymentInput>('confirmPayment'),
    },
  })
  const actor = createActor(machine, { input: given })
  const seen = record(actor)
  return { actor, calls, machine, seen }
}

test(
  'generated paths take real actors through every state and every transition',
  { timeout: 60_000 },
  async () => {
    const coverage = new Coverage(paymentMachine)
    const cases = Object.values(events)
    let count = 0
    for (const given of [input, { ...input, user: null }]) {
      for (const path of generatedPaths(paymentMachine, given, cases)) {
        const { calls, machine } = startPayment(given)
        const end = await walk(machine, calls, path.events, { input: given, coverage })
        const { value, context: expected } = path.end
        expect({ path: path.name, value: end.value, context: end.context }).toEqual({
          path: path.name,
          value,
          context: expected,
        })
        count += 1
      }
    }
    // A state that decides at once is never stood in: no actor can report it.
    expect([...coverage.missing]).toEqual(['payment.deciding'])
    expect(count).toBeGreaterThan(60)
  },
)

test.each<[string, PaymentInput]>([
  ['item', { ...input, item: null }],
  ['item id', { ...input, item: { ...kestrelInterceptor, id: '' } }],
  ['price', { ...input, item: { kind: 'collectible', id: 'nfa-1' } }],
  ['price above 0', { ...input, item: { ...kestrelInterceptor, price: 0 } }],
  ['user', { ...input, user: null }],
  ['user id', { ...input, user: { id: '' } }],
])('without %s the order is refused, nothing is called and nothing can be retried', async (_, given) => {
  const { actor, calls, seen } = startPayment(given)
  actor.start()
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.retry' })
  actor.send({ type: 'payment.submit' })
  await settled()
  expect(calls.made).toBe(0)
  expect(new Set(seen)).toEqual(new Set(['refused']))
  expect(actor.getSnapshot().context.error).toBe(orderRequired)
})

test('an account without an e-mail pays with an empty one', () => {
  const { actor, calls } = startPayment({ ...input, user: { id: mika.id } })
  actor.start()
  expect(calls.take('createIntent').input).toEqual({ ...order, email: '' })
})

test('a payment is opened, confirmed with the same amount, and stays busy while the browser leaves', async () => {
  const { actor, calls, seen } = startPayment(input)
  actor.start()
  const intent = calls.take('createIntent')
  expect(intent.input).toEqual(order)
  intent.answer({ clientSecret: 'secret-1' })
  await settled()
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.submit' })
  const confirmation = calls.take('confirmPayment')
  expect(confirmation.input).toEqual({ clientSecret: 'secret-1', amountCents: 125_000 })
  confirmation.answer({ status: 'redirecting' })
  await settled()
  expect(seen).toEqual(['preparing', 'ready', 'ready', 'processing', 'redirecting'])
})

async function openPayment() {
  const payment = startPayment(input)
  payment.actor.start()
  payment.calls.take('createIntent').answer({ clientSecret: 'secret-1' })
  await settled()
  payment.actor.send({ type: 'provider.ready' })
  payment.seen.length = 0
  return payment
}

test('a double click on Pay confirms once', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  actor.send({ type: 'payment.submit' })
  await settled()
  expect(calls.waiting.map(({ id }) => id)).toEqual(['confirmPayment'])
  expect(seen).toEqual(['processing', 'processing'])
})

test('a declined card is said inline and in a toast, and the next try uses the same intent', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'failed', message: 'Your card was declined.' })
  await settled()
  expect(actor.getSnapshot().context.error).toBe('Your card was declined.')
  actor.send({ type: 'payment.submit' })
  expect(actor.getSnapshot().context.error).toBe('')
  expect(calls.take('confirmPayment').input).toEqual({ clientSecret: 'secret-1', amountCents: 125_000 })
  expect(seen).toEqual([
    'processing',
    { type: 'toast', tone: 'error', text: 'Your card was declined.' },
    'ready',
    'processing',
  ])
})

test.each([
  ['the server’s words', new CallFailure('refused', { words: 'Busy' }), 'Busy'],
  ['the error’s words', new Error('Network Error'), 'Network Error'],
  ['the catalogue’s words', new Error(''), tryAgain],
])('a confirmation that breaks off is said inline alone, in %s', async (_, error, text) => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').fail(error)
  await settled()
  expect(actor.getSnapshot().context.error).toBe(text)
  expect(seen).toEqual(['processing', 'ready'])
})

test('an intent that cannot be created is retried with the same attempt', async () => {
  const { actor, calls, seen } = startPayment(input)
  actor.start()
  calls.take('createIntent').fail(new Error('Network Error'))
  await settled()
  actor.send({ type: 'payment.submit' })
  actor.send({ type: 'payment.retry' })
  expect(calls.take('createIntent').input).toEqual(order)
  expect(seen).toEqual(['preparing', 'unavailable', 'unavailable', 'preparing'])
})

test('a page from the back-forward cache can be used again, and drops a late answer', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  const late = calls.take('confirmPayment')
  actor.send({ type: 'page.restored' })
  late.answer({ status: 'failed', message: 'Too late' })
  await settled()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'redirecting' })
  await settled()
  actor.send({ type: 'page.restored' })
  expect(late.signal.aborted).toBe(true)
  expect(seen).toEqual(['processing', 'ready', 'processing', 'redirecting', 'ready'])
})
