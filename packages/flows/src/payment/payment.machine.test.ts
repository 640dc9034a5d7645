import { CallFailure } from '@meridian/contract'
import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/tells.ts'
import { answered, failed, settled } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { paymentMachine, type PaymentInput, type PaymentOrder } from './payment.machine.ts'

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
}

const anywhere = ['refused', 'preparing', 'unavailable', 'ready', 'processing', 'redirecting'] as const
/** Stands in every situation for an error that the page already shows. */
const opened = { order, clientSecret: 'secret-0', error: 'An older error' }

testTable(paymentMachine, {
  situations: {
    'provider loading': { ...opened, provider: 'loading' },
    'provider missing': { ...opened, provider: 'missing' },
    'provider ready': { ...opened, provider: 'ready' },
  },
  events,
  moves: [
    { from: anywhere, on: 'provider.ready', change: { provider: 'ready' } },
    { from: anywhere, on: 'provider.failed', change: { provider: 'missing' } },
    { from: 'preparing', on: 'intent: secret', to: 'ready', change: { clientSecret: 'secret-1' } },
    {
      from: 'preparing',
      on: 'intent: no secret',
      to: 'unavailable',
      change: { error: 'Failed to get client secret' },
    },
    {
      from: 'preparing',
      on: 'intent failed',
      to: 'unavailable',
      change: { error: 'Failed to create payment intent' },
    },
    {
      from: 'preparing',
      on: 'intent refused',
      to: 'unavailable',
      change: { error: 'The price has changed' },
    },
    { from: 'unavailable', on: 'payment.retry', to: 'preparing', change: { error: '' } },
    {
      when: ['provider ready'],
      from: 'ready',
      on: 'payment.submit',
      to: 'processing',
      change: { error: '' },
    },
    {
      when: ['provider loading', 'provider missing'],
      from: 'ready',
      on: 'payment.submit',
      change: { provider: 'missing' },
    },
    { from: 'processing', on: 'provider: redirecting', to: 'redirecting' },
    {
      from: 'processing',
      on: 'provider: declined',
      to: 'ready',
      change: { error: 'Your card was declined.' },
      tells: [errorToast('Your card was declined.')],
    },
    {
      from: 'processing',
      on: 'provider: declined without words',
      to: 'ready',
      change: { error: tryAgain },
      tells: [errorToast(tryAgain)],
    },
    { from: 'processing', on: 'provider failed', to: 'ready', change: { error: 'Network Error' } },
    { from: 'processing', on: 'provider failed without words', to: 'ready', change: { error: tryAgain } },
    { from: ['processing', 'redirecting'], on: 'page.restored', to: 'ready' },
  ],
})

testPaths(paymentMachine, { inputs: [input, { ...input, user: null }], events })

test.each<[string, PaymentInput]>([
  ['item id', { ...input, item: { ...kestrelInterceptor, id: '' } }],
  ['price', { ...input, item: { kind: 'collectible', id: 'nfa-1' } }],
  ['price above 0', { ...input, item: { ...kestrelInterceptor, price: 0 } }],
  ['user', { ...input, user: null }],
  ['user id', { ...input, user: { id: '' } }],
])('without %s the order is refused, nothing is called and nothing can be retried', async (_, given) => {
  const { actor, calls, seen } = start(paymentMachine, given)
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.retry' })
  actor.send({ type: 'payment.submit' })
  await settled()
  expect(calls.made).toBe(0)
  expect(new Set(seen)).toEqual(new Set(['refused']))
})

test('an account without an e-mail pays without one', () => {
  const { calls } = start(paymentMachine, { ...input, user: { id: mika.id } })
  expect(calls.take('createIntent').input).toEqual({ ...order, email: undefined })
})

test('a payment is opened, confirmed with the same amount, and stays busy while the browser leaves', async () => {
  const { actor, calls, seen } = start(paymentMachine, input)
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
  const payment = start(paymentMachine, input)
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
  const { actor, calls, seen } = start(paymentMachine, input)
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
