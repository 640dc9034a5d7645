import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { PendingCalls, settled } from '../testing/calls.ts'
import { TestClock } from '../testing/test-clock.ts'
import {
  purchaseIntents,
  purchaseOver,
  selectPurchaseView,
  type PurchaseInput,
  type PurchaseView,
} from './purchase.ts'

const user = { id: mika.id, email: 'mika7@meridian.test' }
const input: PurchaseInput = { item: kestrelInterceptor, user }

/** What a purchase shows, without what never changes. */
const shown = ({ item: _item, ...view }: PurchaseView) => view

function begin(given: PurchaseInput = input) {
  const calls = new PendingCalls()
  const ask = (name: string, body: unknown, signal: { aborted: boolean }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    calls.waiting.push({ id: name, input: body, signal, answer: resolve, fail: reject })
    return promise
  }
  const clock = new TestClock()
  const actor = createActor(purchaseOver(ask), { input: given, clock })
  const told: unknown[] = []
  actor.on('*', (tell) => told.push(tell))
  actor.start()
  const view = () => shown(selectPurchaseView(actor.getSnapshot()))
  const answer = async (name: string, output: unknown) => {
    calls.take(name).answer(output)
    await settled()
  }
  const fail = async (name: string) => {
    calls.take(name).fail(new Error('Network Error'))
    await settled()
  }
  return { actor, calls, clock, told, view, answer, fail, on: purchaseIntents((event) => actor.send(event)) }
}

/** As far as the card form. */
async function beginPaying(given: PurchaseInput = input) {
  const purchase = begin(given)
  purchase.on.onPayByCard()
  await purchase.answer('checkPurchase', 'available')
  await purchase.answer('createIntent', { clientSecret: 'secret-1' })
  return purchase
}

const page = { step: 'item', notice: undefined, dialog: 'none', busy: false }
const form = {
  step: 'payment',
  payer: user.email,
  amountCents: 125_000,
  status: 'ready',
  message: undefined,
  reason: undefined,
}
const sent = { type: 'attempt.sent', attempt: `${mika.id}:${kestrelInterceptor.id}:125000` }
const open = { ...sent, type: 'attempt.open' }

test('an item is reviewed, confirmed, checked, paid, and gone back to', async () => {
  const { calls, clock, told, view, answer, on } = begin()
  expect(view()).toEqual(page)
  on.onBuy()
  expect(view()).toEqual({ ...page, dialog: 'review' })
  on.onProceed()
  clock.increment(100)
  expect(view()).toEqual({ ...page, dialog: 'confirm' })
  on.onProceed()
  expect(view()).toEqual({ ...page, busy: true })
  await answer('checkPurchase', 'available')
  expect(view()).toEqual({ ...form, status: 'preparing' })
  expect(calls.waiting[0]?.input).toEqual({
    amountCents: 125_000,
    item: kestrelInterceptor,
    userId: mika.id,
    email: user.email,
    attempt: sent.attempt,
  })
  await answer('createIntent', { clientSecret: 'secret-1' })
  expect(view()).toEqual(form)
  on.onPay()
  expect(view()).toEqual({ ...form, status: 'processing' })
  await answer('confirmPayment', { status: 'paid', paymentId: 'pi_1' })
  expect(view()).toEqual({ step: 'paid', amountCents: 125_000 })
  expect(told).toEqual([sent, { type: 'payment.paid', amountCents: 125_000, paymentId: 'pi_1' }])
  on.onBack()
  expect(view()).toEqual(page)
})

test('a dialog is dismissed', () => {
  const { view, on } = begin()
  on.onBuy()
  on.onDismiss()
  expect(view()).toEqual(page)
})

test('refuses an owned item on the page and in a toast until the next try', async () => {
  const { told, view, answer, on } = begin()
  on.onPayByCard()
  await answer('checkPurchase', 'owned')
  expect(view()).toEqual({ ...page, notice: { key: 'alreadyPurchased' } })
  expect(told).toEqual([{ type: 'toast', tone: 'error', message: { key: 'alreadyPurchased' } }])
  on.onBuy()
  expect(view()).toEqual({ ...page, dialog: 'review' })
})

test('a visitor is refused, and the host hears that a sign-in would help', () => {
  const { told, view, on } = begin({ ...input, user: null })
  on.onBuy()
  expect(view()).toEqual({ ...page, notice: { key: 'idsRequired' } })
  expect(told).toEqual([
    { type: 'toast', tone: 'error', message: { key: 'idsRequired' }, id: 'refusal' },
    { type: 'signIn.needed', item: kestrelInterceptor },
  ])
})

test('an offer is none of its steps', () => {
  const { actor, told, view } = begin()
  actor.send({ type: 'offer.make' })
  expect(view()).toEqual(page)
  expect(told).toEqual([])
})

test('a declined card is said in the form, and paid with another try', async () => {
  const { told, view, answer, on } = await beginPaying()
  on.onPay()
  await answer('confirmPayment', { status: 'failed', message: 'Your card was declined.' })
  expect(view()).toEqual({ ...form, message: 'Your card was declined.' })
  on.onPay()
  await answer('confirmPayment', { status: 'paid' })
  expect(view()).toEqual({ step: 'paid', amountCents: 125_000 })
  expect(told).toEqual([
    sent,
    { type: 'toast', tone: 'error', message: 'Your card was declined.' },
    open,
    sent,
    { type: 'payment.paid', amountCents: 125_000, paymentId: undefined },
  ])
})

test('a payment that could not be opened is opened by another try', async () => {
  const { view, answer, fail, on } = begin()
  on.onPayByCard()
  await answer('checkPurchase', 'available')
  await fail('createIntent')
  expect(view()).toEqual({ ...form, status: 'unavailable', message: { key: 'intentFailed' } })
  on.onRetry()
  await answer('createIntent', { clientSecret: 'secret-1' })
  expect(view()).toEqual(form)
})

test('a payment whose outcome nobody knows is asked for until it is paid', async () => {
  const { clock, view, answer, fail, on } = await beginPaying()
  on.onPay()
  await fail('confirmPayment')
  expect(view()).toEqual({ ...form, status: 'unknown', message: { key: 'outcomeUnknown' } })
  await answer('readOutcome', { status: 'pending' })
  clock.toNextTimer()
  await answer('readOutcome', { status: 'paid' })
  expect(view()).toEqual({ step: 'paid', amountCents: 125_000 })
})

test('a payment that is left in the middle is asked about before another is opened', async () => {
  const { calls, told, view, answer, on } = await beginPaying()
  on.onPay()
  const left = calls.take('confirmPayment')
  on.onBack()
  expect(left.signal.aborted).toBe(true)
  expect(view()).toEqual(page)
  on.onPayByCard()
  await answer('checkPurchase', 'available')
  expect(view()).toEqual({ ...form, status: 'unknown', message: { key: 'outcomeUnknown' } })
  await answer('readOutcome', { status: 'unpaid' })
  expect(told).toEqual([sent, open])
  expect(calls.waiting.map(({ id }) => id)).toEqual(['createIntent'])
})

test('a payment that came to nothing and is left opens at once the next time', async () => {
  const { calls, view, answer, on } = await beginPaying()
  on.onPay()
  await answer('confirmPayment', { status: 'failed' })
  on.onBack()
  expect(view()).toEqual(page)
  on.onPayByCard()
  await answer('checkPurchase', 'available')
  expect(calls.waiting.map(({ id }) => id)).toEqual(['createIntent'])
})

test('an earlier visit that sent a confirmation is asked about, under an attempt of the host', async () => {
  const { calls, answer, on } = begin({ ...input, attempt: 'attempt-7', sent: true })
  on.onPayByCard()
  await answer('checkPurchase', 'available')
  expect(calls.waiting.map(({ id, input: asked }) => [id, asked])).toEqual([
    [
      'readOutcome',
      { userId: mika.id, productId: kestrelInterceptor.id, clientSecret: '', attempt: 'attempt-7' },
    ],
  ])
})

test('fields that come late can be paid with once they are there, whatever is shown then', async () => {
  const { actor, view, answer, on } = await beginPaying({ ...input, provider: 'loading' })
  on.onPay()
  expect(view()).toEqual({ ...form, status: 'unloaded', message: { key: 'providerNotLoaded' } })
  actor.send({ type: 'provider.retry' })
  expect(view()).toEqual(form)
  actor.send({ type: 'provider.failed' })
  expect(view()).toEqual({ ...form, status: 'unloaded', message: { key: 'providerNotLoaded' } })
  on.onBack()
  actor.send({ type: 'provider.ready' })
  on.onPayByCard()
  await answer('checkPurchase', 'available')
  await answer('createIntent', { clientSecret: 'secret-1' })
  on.onPay()
  expect(view()).toEqual({ ...form, status: 'processing' })
})

test('a page from the back-forward cache asks what became of the payment', async () => {
  const { actor, view, answer, on } = await beginPaying()
  on.onPay()
  await answer('confirmPayment', { status: 'redirecting' })
  actor.send({ type: 'page.restored' })
  expect(view()).toEqual({ ...form, status: 'unknown', message: { key: 'outcomeUnknown' } })
})

test('when it is stopped, nobody waits for an answer any more', async () => {
  const { actor, calls, on } = await beginPaying()
  on.onPay()
  const left = calls.take('confirmPayment')
  actor.stop()
  expect(left.signal.aborted).toBe(true)
})
