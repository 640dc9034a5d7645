import { ApiError } from '@meridian-2117/contract'
import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import type { Failure } from '../shared/failure.ts'
import type { Order } from '../shared/order.ts'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises, type PendingCall } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { securePaymentFixtures, input } from './secure-payment.fixtures.ts'
import { securePaymentMachine } from './secure-payment.machine.ts'

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
testRandomRuns(securePaymentMachine, securePaymentFixtures)

test.each([null, { id: '' }])('refuses the order of the player %j, though something was sent', (player) => {
  const { actor, calls } = start(securePaymentMachine, { ...input, player, sent: true })
  expect([actor.getSnapshot().value, calls.made]).toEqual(['refused', 0])
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
  const opening = calls.take('openPayment')
  expect(opening.input).toEqual(order)
  opening.answer({ clientSecret: 'secret-1' })
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

test('gives up an opening without an answer after a minute, and opens the same payment again', async () => {
  const { actor, calls, clock } = start(securePaymentMachine, input)
  const hanging = calls.take('openPayment')
  clock.increment(60_000)
  expect([actor.getSnapshot().value, hanging.signal.aborted]).toEqual(['unavailable', true])
  actor.send({ type: 'payment.retry' })
  expect(calls.take('openPayment').input).toEqual(order)
})

test('shows a decline inline and in a toast, and uses the same payment for the next try', async () => {
  const shown = 'Your card was declined.'
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'failed', message: shown })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: shown, isInToast: true })
  actor.send({ type: 'payment.submit' })
  expect(actor.getSnapshot().context.error).toBe(null)
  expect(calls.take('confirmPayment').input).toEqual({ clientSecret: 'secret-1', amountCents: 125_000 })
  expect(seen).toEqual([sent, confirming, errorToast(shown), notCharged, 'ready', sent, confirming])
})

test('opens the payment again when the provider cannot confirm it, and pays at the second press', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'failed' })
  await flushPromises()
  const opening = calls.take('openPayment')
  expect(opening.input).toEqual(order)
  opening.answer({ clientSecret: 'secret-2' })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: tryAgain, isInToast: true })
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

test('says that the price is another when an outdated payment is opened again', async () => {
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

test.each<[string, (opening: PendingCall) => void, Failure]>([
  ['lost', (opening) => opening.fail(new Error('Network Error')), { message: { key: 'intentFailed' } }],
  ['without a secret', (opening) => opening.answer({}), { message: { key: 'clientSecretMissing' } }],
  [
    'refused',
    (opening) =>
      opening.fail(new ApiError('refused', { code: 'price_changed', serverMessage: 'Other price' })),
    { code: 'price_changed', message: 'Other price' },
  ],
])('retries an opening that was %s, with the same attempt', async (_, end, error) => {
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

test('asks for the outcome on a page from the back-forward cache that the browser had left', async () => {
  const { actor, calls, seen } = await openPayment()
  actor.send({ type: 'payment.submit' })
  calls.take('confirmPayment').answer({ status: 'redirecting' })
  await flushPromises()
  actor.send({ type: 'page.restored' })
  expect(seen.at(-1)).toBe('unknown')
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
