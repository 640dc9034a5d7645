import { ApiError } from '@meridian-2117/contract'
import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import type { Failure } from '../shared/failure.ts'
import type { Order } from '../shared/order.ts'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises, type PendingCall } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { securePaymentFixtures, input } from './secure-payment.fixtures.ts'
import { securePaymentMachine, type SecurePaymentInput } from './secure-payment.machine.ts'

const order: Order = {
  amountCents: 125_000,
  item: kestrelInterceptor,
  playerId: mika.id,
  email: 'mika7@meridian.test',
  attempt: 'attempt-1',
}
const tryAgain = { key: 'paymentFailed' } as const
const sent = { type: 'attempt.sent', attempt: 'attempt-1', clientSecret: 'secret-1' } as const
const notCharged = { type: 'attempt.notCharged', attempt: 'attempt-1' } as const

const paid = { type: 'payment.paid', attempt: 'attempt-1', amountCents: 125_000 } as const

const confirming = { processing: 'confirming' } as const
const slow = { processing: 'slow' } as const

testPaths(securePaymentMachine, securePaymentFixtures)

test.each<[string, SecurePaymentInput]>([
  ['item id', { ...input, item: { ...kestrelInterceptor, id: '' } }],
  ['price', { ...input, item: { kind: 'collectible', id: 'nfa-1' } }],
  ['price above 0', { ...input, item: { ...kestrelInterceptor, price: 0 } }],
  ['player', { ...input, player: null }],
  ['player id', { ...input, player: { id: '' } }],
  ['player, though something was sent', { ...input, player: null, sent: true }],
])('refuses the order without %s, calls nothing and offers no retry', async (_, given) => {
  const { actor, calls, seen } = start(securePaymentMachine, given)
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.retry' })
  actor.send({ type: 'payment.submit' })
  await flushPromises()
  expect(calls.made).toBe(0)
  expect(new Set(seen)).toEqual(new Set(['refused']))
})

test('pays without an e-mail where the account has none', () => {
  const { calls } = start(securePaymentMachine, { ...input, player: { id: mika.id } })
  expect(calls.take('openPayment').input).toEqual({ ...order, email: undefined })
})

test('waits for the player alone when the fields are there from the start', async () => {
  const { actor, calls, seen } = start(securePaymentMachine, { ...input, provider: 'ready' })
  calls.take('openPayment').answer({ clientSecret: 'secret-1' })
  await flushPromises()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual(['preparing', 'ready', sent, confirming, paid, 'paid'])
})

async function openPayment() {
  const payment = start(securePaymentMachine, input)
  payment.calls.take('openPayment').answer({ clientSecret: 'secret-1' })
  await flushPromises()
  payment.actor.send({ type: 'provider.ready' })
  payment.seen.length = 0
  return payment
}

test('opens a payment, confirms it with the same amount, and stays busy while the browser leaves', async () => {
  const { actor, calls, seen } = start(securePaymentMachine, input)
  const intent = calls.take('openPayment')
  expect(intent.input).toEqual(order)
  intent.answer({ clientSecret: 'secret-1' })
  await flushPromises()
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.submit' })
  const confirmation = calls.take('confirmPayment')
  expect(confirmation.input).toEqual({ clientSecret: 'secret-1', amountCents: 125_000 })
  confirmation.answer({ status: 'redirecting' })
  await flushPromises()
  expect(seen).toEqual(['preparing', 'ready', 'ready', sent, confirming, 'redirecting'])
})

test('says after 30 s that a confirmation takes long, and asks for its outcome after ten minutes', async () => {
  const { actor, calls, clock } = await openPayment()
  actor.send({ type: 'payment.submit' })
  const hanging = calls.take('confirmPayment')
  clock.increment(30_000)
  expect(actor.getSnapshot().value).toEqual(slow)
  clock.increment(570_000 - 1)
  expect([actor.getSnapshot().value, hanging.signal.aborted]).toEqual([slow, false])
  clock.increment(1)
  expect([actor.getSnapshot().value, hanging.signal.aborted]).toEqual(['unknown', true])
  calls.take('readOutcome').answer({ status: 'paid' })
  await flushPromises()
  expect(actor.getSnapshot().value).toBe('paid')
})

test('gives up an intent without an answer after a minute, and opens the same one again', async () => {
  const { actor, calls, clock } = start(securePaymentMachine, input)
  const hanging = calls.take('openPayment')
  clock.increment(60_000)
  expect([actor.getSnapshot().value, hanging.signal.aborted]).toEqual(['unavailable', true])
  actor.send({ type: 'payment.retry' })
  expect(calls.take('openPayment').input).toEqual(order)
})

test('emits a confirmation before it sends it', async () => {
  const { actor, calls } = await openPayment()
  const waitingThen: string[][] = []
  actor.on('attempt.sent', () => waitingThen.push(calls.waiting.map(({ id }) => id)))
  actor.send({ type: 'payment.submit' })
  expect(waitingThen).toEqual([[]])
  expect(calls.waiting.map(({ id }) => id)).toEqual(['confirmPayment'])
})

test('confirms once after a double click on Pay', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  actor.send({ type: 'payment.submit' })
  await flushPromises()
  expect(calls.waiting.map(({ id }) => id)).toEqual(['confirmPayment'])
  expect(seen).toEqual([sent, confirming, confirming])
})

test('shows a decline inline and in a toast, and uses the same intent for the next try', async () => {
  const shown = 'Your card was declined.'
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'failed', message: shown })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: shown })
  actor.send({ type: 'payment.submit' })
  expect(actor.getSnapshot().context.error).toBe(null)
  expect(calls.take('confirmPayment').input).toEqual({ clientSecret: 'secret-1', amountCents: 125_000 })
  expect(seen).toEqual([sent, confirming, errorToast(shown), notCharged, 'ready', sent, confirming])
})

test('opens the payment again when the provider cannot confirm its intent, and pays at the second press', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'failed' })
  await flushPromises()
  const intent = calls.take('openPayment')
  expect(intent.input).toEqual(order)
  intent.answer({ clientSecret: 'secret-2' })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: tryAgain })
  actor.send({ type: 'payment.submit' })
  expect(calls.take('confirmPayment').input).toEqual({ clientSecret: 'secret-2', amountCents: 125_000 })
  expect(seen).toEqual([
    sent,
    confirming,
    errorToast(tryAgain),
    notCharged,
    'preparing',
    'ready',
    { ...sent, clientSecret: 'secret-2' },
    confirming,
  ])
})

test('says that the price is another when an outdated intent is opened again', async () => {
  const { actor, calls } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'failed' })
  await flushPromises()
  const priceChanged = new ApiError('refused', { code: 'price_changed', serverMessage: 'Other price' })
  calls.take('openPayment').fail(priceChanged)
  await flushPromises()
  const { value, context } = actor.getSnapshot()
  expect([value, context.error]).toEqual(['unavailable', { code: 'price_changed', message: 'Other price' }])
})

test.each<[string, (intent: PendingCall) => void, Failure]>([
  ['lost', (intent) => intent.fail(new Error('Network Error')), { message: { key: 'intentFailed' } }],
  ['without a secret', (intent) => intent.answer({}), { message: { key: 'clientSecretMissing' } }],
  [
    'refused',
    (intent) => intent.fail(new ApiError('refused', { code: 'price_changed', serverMessage: 'Other price' })),
    { code: 'price_changed', message: 'Other price' },
  ],
])('retries an intent that was %s, with the same attempt', async (_, end, error) => {
  const { actor, calls, seen } = start(securePaymentMachine, input)
  end(calls.take('openPayment'))
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual(error)
  actor.send({ type: 'payment.submit' })
  actor.send({ type: 'payment.retry' })
  expect(actor.getSnapshot().context.error).toBe(null)
  expect(calls.take('openPayment').input).toEqual(order)
  expect(seen).toEqual(['preparing', 'unavailable', 'unavailable', 'preparing'])
})

test('confirms nothing before the fields have loaded', async () => {
  const { actor, calls } = start(securePaymentMachine, input)
  calls.take('openPayment').answer({ clientSecret: 'secret-1' })
  await flushPromises()
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.provider]
  actor.send({ type: 'payment.submit' })
  expect(state()).toEqual(['ready', 'missing'])
  actor.send({ type: 'provider.retry' })
  expect(state()).toEqual(['ready', 'loading'])
  actor.send({ type: 'provider.failed' })
  expect(state()).toEqual(['ready', 'missing'])
  expect(calls.made).toBe(1)
})

test.each([
  [undefined, { key: 'providerNotLoaded' }],
  ['Not mounted', 'Not mounted'],
])('returns to the form without a toast when the confirmation was not sent: %s', async (message, shown) => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'notSent', message })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: shown })
  expect(seen).toEqual([sent, confirming, notCharged, 'ready'])
})

test('asks for the outcome of a lost answer until it is known, and offers nothing to pay meanwhile', async () => {
  const { actor, calls, clock, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').fail(new ApiError('unreachable'))
  await flushPromises()
  const outcome = calls.take('readOutcome')
  expect(outcome.input).toEqual({
    playerId: mika.id,
    itemId: kestrelInterceptor.id,
    clientSecret: 'secret-1',
    attempt: 'attempt-1',
  })
  outcome.answer({ status: 'pending' })
  await flushPromises()
  actor.send({ type: 'payment.submit' })
  clock.toNextTimer()
  calls.take('readOutcome').answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual([sent, confirming, 'unknown', 'unknown', paid, 'paid'])
  expect(calls.waiting).toEqual([])
})

test('opens the payment again once it turns out unpaid, and pays at the next press', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').fail(new Error('Network Error'))
  await flushPromises()
  calls.take('readOutcome').answer({ status: 'unpaid' })
  await flushPromises()
  expect(actor.getSnapshot().context.clientSecret).toBe('secret-1')
  calls.take('openPayment').answer({ clientSecret: 'secret-2' })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: tryAgain })
  actor.send({ type: 'payment.submit' })
  expect(calls.take('confirmPayment').input).toEqual({ clientSecret: 'secret-2', amountCents: 125_000 })
  const sentAgain = { ...sent, clientSecret: 'secret-2' }
  expect(seen).toEqual([sent, confirming, 'unknown', notCharged, 'preparing', 'ready', sentAgain, confirming])
})

test('asks for the outcome first when the page opens again after a confirmation was sent', async () => {
  const { actor, calls, seen } = start(securePaymentMachine, { ...input, sent: true })
  const outcome = calls.take('readOutcome')
  expect(outcome.input).toEqual({
    playerId: mika.id,
    itemId: kestrelInterceptor.id,
    clientSecret: '',
    attempt: 'attempt-1',
  })
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.submit' })
  expect(calls.made).toBe(1)
  outcome.answer({ status: 'unpaid' })
  await flushPromises()
  const intent = calls.take('openPayment')
  expect(intent.input).toEqual(order)
  intent.answer({ clientSecret: 'secret-1' })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: tryAgain })
  expect(seen).toEqual(['unknown', 'unknown', 'unknown', notCharged, 'preparing', 'ready'])
})

test('asks for the outcome on a page from the back-forward cache, and drops a late answer', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  const late = calls.take('confirmPayment')
  actor.send({ type: 'page.restored' })
  late.answer({ status: 'failed', message: 'Too late' })
  await flushPromises()
  const stale = calls.take('readOutcome')
  actor.send({ type: 'page.restored' })
  stale.answer({ status: 'unpaid' })
  await flushPromises()
  calls.take('readOutcome').answer({ status: 'paid' })
  await flushPromises()
  expect([late.signal.aborted, stale.signal.aborted]).toEqual([true, true])
  expect(seen).toEqual([sent, confirming, 'unknown', 'unknown', paid, 'paid'])
})

test('asks for the outcome on a page from the back-forward cache that the browser had left', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'redirecting' })
  await flushPromises()
  actor.send({ type: 'page.restored' })
  expect(seen.at(-1)).toBe('unknown')
})

const signedOut = { type: 'session.changed', playerId: null } as const
const signedIn = { type: 'session.changed', playerId: mika.id } as const
const priceChanged = { type: 'price.changed', amountCents: 148_100 } as const
const replaced = { type: 'order.replaced' } as const

test.each([signedOut, priceChanged])(
  'is replaced by another payment after $type, before the player pays',
  async (change) => {
    const { actor, seen } = await openPayment()
    actor.send(signedIn)
    actor.send(change)
    expect(seen).toEqual(['ready', replaced, 'replaced'])
  },
)

test('continues a payment under way for its player, and offers nothing to pay after a decline', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  actor.send(signedOut)
  const message = 'Your card was declined.'
  calls.take('confirmPayment').answer({ status: 'failed', message })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message })
  actor.send(signedIn)
  expect(seen).toEqual([
    sent,
    confirming,
    confirming,
    errorToast(message),
    notCharged,
    'ended',
    replaced,
    'replaced',
  ])
})

test('starts another payment at a new price after a payment under way has failed', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  actor.send(priceChanged)
  calls.take('confirmPayment').answer({ status: 'failed', message: 'No' })
  await flushPromises()
  expect(seen).toEqual([sent, confirming, confirming, errorToast('No'), notCharged, replaced, 'replaced'])
})

test('asks for a sign-in when the token has ended, and for the outcome once its player is back', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').fail(new ApiError('unreachable'))
  await flushPromises()
  calls.take('readOutcome').fail(new ApiError('refused', { code: 'unauthorized' }))
  await flushPromises()
  actor.send(signedOut)
  actor.send(signedIn)
  calls.take('readOutcome').answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual([
    sent,
    confirming,
    'unknown',
    { type: 'signIn.needed', item: kestrelInterceptor },
    'signInNeeded',
    'signInNeeded',
    'unknown',
    paid,
    'paid',
  ])
})

test('asks for the outcome when the browser has not left after 30 s', async () => {
  const { actor, calls, clock, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'redirecting' })
  await flushPromises()
  clock.increment(29_999)
  expect(actor.getSnapshot().value).toBe('redirecting')
  clock.increment(1)
  expect(seen).toEqual([sent, confirming, 'redirecting', 'unknown'])
})
