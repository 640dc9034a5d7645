import { ApiError } from '@meridian-2117/contract'
import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import type { Message } from '@meridian-2117/contract/messages/message'
import { expect, test } from 'vitest'
import type { ContextFrom } from 'xstate'
import { errorToast } from '../shared/emitted-events.ts'
import { errorEvent, flushPromises, type PendingCall } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { cardPaymentFixtures, input } from './card-payment.fixtures.ts'
import { cardPaymentMachine, type CardPaymentInput } from './card-payment.machine.ts'

const { events } = cardPaymentFixtures

const order = {
  amountCents: 125_000,
  item: kestrelInterceptor,
  playerId: mika.id,
  email: 'mika7@meridian.test',
  attempt: 'attempt-1',
}
const tryAgain = { key: 'paymentFailed' } as const
const sent = { type: 'attempt.sent', attempt: 'attempt-1', clientSecret: '' } as const
const notCharged = { type: 'attempt.notCharged', attempt: 'attempt-1' } as const
const paid = { type: 'payment.paid', attempt: 'attempt-1', amountCents: 125_000 } as const

// Other names and messages would only multiply the paths.
const {
  'name deleted': _deleted,
  'method: refused': _refused,
  'card: declined': _declined,
  'bank: declined': _no,
  ...otherEvents
} = events

const fixtures = {
  ...cardPaymentFixtures,
  events: {
    ...otherEvents,
    'name typed': { type: 'name.changed', name: input.name },
    'method failed': errorEvent('createMethod', new Error('')),
    'card: no answer': errorEvent('chargeCard', new Error('')),
  },
}

testPaths(cardPaymentMachine, fixtures)
testRandomRuns(cardPaymentMachine, fixtures)

function openPage(given: CardPaymentInput = input) {
  const page = start(cardPaymentMachine, given)
  page.actor.send({ type: 'provider.ready' })
  page.seen.length = 0
  return page
}

/** Presses Purchase Now and answers for the card's fields: our server now charges. */
async function charging(given?: CardPaymentInput) {
  const page = openPage(given)
  page.actor.send({ type: 'payment.submit' })
  page.calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  page.seen.length = 0
  return { ...page, charge: page.calls.take('chargeCard') }
}

/** Our server has sent the player to the bank. */
async function askingBank() {
  const page = await charging()
  page.charge.answer({ status: 'requires_action', clientSecret: 'secret-1' })
  await flushPromises()
  expect(page.seen).toEqual([{ ...sent, clientSecret: 'secret-1' }, 'awaitingBank'])
  page.seen.length = 0
  const bank = page.calls.take('askBank')
  expect(bank.input).toEqual({ clientSecret: 'secret-1' })
  return { ...page, bank }
}

test('pays by the card fields, the server and the success page, once after a double click', async () => {
  const { actor, calls, seen } = openPage({ ...input, name: ' Mika Vale ' })
  actor.send({ type: 'payment.submit' })
  actor.send({ type: 'payment.submit' })
  const method = calls.take('createMethod')
  expect(method.input).toEqual({ name: 'Mika Vale' })
  method.answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  actor.send({ type: 'payment.submit' })
  const charge = calls.take('chargeCard')
  expect(charge.input).toEqual({ ...order, name: 'Mika Vale', paymentMethodId: 'pm_1' })
  charge.answer({ status: 'paid' })
  await flushPromises()
  expect(calls.made).toBe(2)
  expect(seen).toEqual(['preparing', 'preparing', sent, 'charging', 'charging', paid, 'paid'])
})

test('asks for a name, and for the provider, before it begins', () => {
  const { actor, calls } = start(cardPaymentMachine, { ...input, name: ' ' })
  const state = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.nameMissing, context.provider]
  }
  actor.send({ type: 'payment.submit' })
  expect(state()).toEqual(['ready', true, 'loading'])
  actor.send({ type: 'name.changed', name: 'Mika Vale' })
  expect(state()).toEqual(['ready', false, 'loading'])
  actor.send({ type: 'payment.submit' })
  expect(state()).toEqual(['ready', false, 'missing'])
  actor.send({ type: 'provider.retry' })
  expect(state()).toEqual(['ready', false, 'loading'])
  actor.send({ type: 'provider.failed' })
  expect(state()).toEqual(['ready', false, 'missing'])
  expect(calls.made).toBe(0)
})

test.each<
  [string, (method: PendingCall) => void, unknown[], Partial<ContextFrom<typeof cardPaymentMachine>>]
>([
  [
    'refused',
    (method) => method.answer({ status: 'refused', message: 'Incomplete.' }),
    [errorToast('Incomplete.')],
    { error: { message: 'Incomplete.', isInToast: true } },
  ],
  [
    'refused without a message',
    (method) => method.answer({ status: 'refused' }),
    [errorToast(tryAgain)],
    { error: { message: tryAgain, isInToast: true } },
  ],
  [
    'lost',
    (method) => method.fail(new Error('The line broke')),
    [errorToast('The line broke')],
    { error: { message: 'The line broke', isInToast: true } },
  ],
  ['not asked for', (method) => method.answer({ status: 'notLoaded' }), [], { provider: 'missing' }],
])('charges nothing when the payment method is %s', async (_, end, emitted, change) => {
  const { actor, calls, seen } = openPage()
  const { context } = actor.getSnapshot()
  actor.send({ type: 'payment.submit' })
  end(calls.take('createMethod'))
  await flushPromises()
  expect(calls.made).toBe(1)
  expect(seen).toEqual(['preparing', ...emitted, 'ready'])
  expect(actor.getSnapshot().context).toEqual({ ...context, ...change })
})

test('gives up a missing payment method after 30 s, and charges nothing', async () => {
  const { actor, calls, clock, seen } = openPage()
  actor.send({ type: 'payment.submit' })
  const late = calls.take('createMethod')
  clock.increment(29_999)
  expect(actor.getSnapshot().value).toBe('preparing')
  clock.increment(1)
  late.answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  expect(calls.waiting).toEqual([])
  expect(seen).toEqual(['preparing', errorToast(tryAgain), 'ready'])
})

test('warns a visitor, goes on to the refusal of the server, and needs no outcome without an answer', async () => {
  const { actor, calls, seen } = openPage({ ...input, player: null })
  for (const lost of [false, true]) {
    seen.length = 0
    actor.send({ type: 'payment.submit' })
    calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_1' })
    await flushPromises()
    const charge = calls.take('chargeCard')
    expect(charge.input).toEqual({
      ...order,
      playerId: '',
      email: undefined,
      name: 'Mika Vale',
      paymentMethodId: 'pm_1',
    })
    if (lost) charge.fail(new Error('Network Error'))
    else charge.answer({ status: 'failed', message: { key: 'userIdRequired' } })
    await flushPromises()
    expect(actor.getSnapshot().context.error).toEqual({
      message: lost ? 'Network Error' : { key: 'userIdRequired' },
    })
    expect(seen).toEqual([
      errorToast({ key: 'sessionRequired' }),
      { type: 'signIn.needed', item: kestrelInterceptor },
      'preparing',
      sent,
      'charging',
      notCharged,
      'ready',
    ])
  }
})

test('retries a declined card with a new payment method and the same attempt', async () => {
  const { actor, calls, charge, seen } = await charging()
  charge.answer({ status: 'failed', code: 'card_declined', message: 'Your card was declined.' })
  await flushPromises()
  expect(seen).toEqual([notCharged, 'ready'])
  expect(actor.getSnapshot().context.error).toEqual({
    code: 'card_declined',
    message: 'Your card was declined.',
  })
  actor.send({ type: 'payment.submit' })
  expect(actor.getSnapshot().context.error).toBe(null)
  calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_2' })
  await flushPromises()
  expect(calls.take('chargeCard').input).toEqual({ ...order, name: 'Mika Vale', paymentMethodId: 'pm_2' })
})

test('tries an item no more that the player already owns', async () => {
  const { actor, calls, charge, seen } = await charging()
  const message = 'Sorry you have already purchased it'
  charge.answer({ status: 'failed', code: 'already_owned', message })
  await flushPromises()
  actor.send({ type: 'payment.submit' })
  expect(calls.made).toBe(2)
  expect(seen).toEqual([notCharged, 'ready', errorToast(message), 'ready'])
})

test('asks the bank with the secret of the payment, and succeeds by its approval', async () => {
  const { bank, seen } = await askingBank()
  bank.answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual([paid, 'paid'])
})

test.each(['The bank said no.', undefined])(
  'returns to the form when the bank refuses: %s',
  async (message) => {
    const { actor, bank, seen } = await askingBank()
    bank.answer({ status: 'failed', message })
    await flushPromises()
    expect(actor.getSnapshot().context.error).toEqual({ message: message ?? tryAgain, isInToast: true })
    expect(seen).toEqual([errorToast(message ?? tryAgain), notCharged, 'ready'])
  },
)

test('asks for the outcome of a question to the bank that is lost, or open for ten minutes', async () => {
  const lost = await askingBank()
  lost.bank.fail(new Error('The line broke'))
  await flushPromises()
  expect(lost.calls.take('readOutcome').input).toEqual({
    playerId: mika.id,
    itemId: kestrelInterceptor.id,
    clientSecret: 'secret-1',
    attempt: 'attempt-1',
  })

  const { actor, bank, clock } = await askingBank()
  clock.increment(599_999)
  expect(actor.getSnapshot().value).toBe('awaitingBank')
  clock.increment(1)
  expect([actor.getSnapshot().value, bank.signal.aborted]).toEqual(['unknown', true])
})

test('asks for the outcome of a charge without an answer after 60 s, and drops a late answer', async () => {
  const { actor, calls, charge, clock, seen } = await charging()
  clock.increment(59_999)
  expect(actor.getSnapshot().value).toBe('charging')
  clock.increment(1)
  charge.answer({ status: 'failed', message: 'Too late' })
  await flushPromises()
  const outcome = calls.take('readOutcome')
  expect(outcome.input).toEqual({
    playerId: mika.id,
    itemId: kestrelInterceptor.id,
    clientSecret: '',
    attempt: 'attempt-1',
  })
  actor.send({ type: 'payment.submit' })
  outcome.answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual(['unknown', 'unknown', paid, 'paid'])
})

test.each<[string, unknown, Message]>([
  [
    'keeps the message of a lost charge',
    new ApiError('unreachable', { message: 'Network Error' }),
    'Network Error',
  ],
  [
    'replaces a message about a pending payment',
    new ApiError('refused', { code: 'payment_processing', serverMessage: 'Still processed' }),
    tryAgain,
  ],
])('%s once it is known that nothing was charged', async (_, failure, message) => {
  const { actor, calls, charge, seen } = await charging()
  charge.fail(failure)
  await flushPromises()
  calls.take('readOutcome').answer({ status: 'unpaid' })
  await flushPromises()
  expect(actor.getSnapshot().context.error?.message).toEqual(message)
  expect(seen).toEqual(['unknown', notCharged, 'ready'])
})

test('forgets the secret of a payment that the bank refused at the next try', async () => {
  const { actor, bank, calls, seen } = await askingBank()
  bank.answer({ status: 'failed' })
  await flushPromises()
  actor.send({ type: 'payment.submit' })
  calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_2' })
  await flushPromises()
  expect(seen.at(-2)).toEqual(sent)
  calls.take('chargeCard').fail(new ApiError('unreachable'))
  await flushPromises()
  expect(calls.take('readOutcome').input).toEqual({
    playerId: mika.id,
    itemId: kestrelInterceptor.id,
    clientSecret: '',
    attempt: 'attempt-1',
  })
})

const visitor = { ...input, player: null }

test.each(['hangs', 'is left and restored', 'is opened again'])(
  'reads no outcome for a visitor whose page %s, and is replaced once the visitor signs in',
  async (what) => {
    const sentBefore = what === 'is opened again'
    const { actor, clock } = sentBefore
      ? start(cardPaymentMachine, { ...visitor, sent: true })
      : await charging(visitor)
    if (what === 'hangs') clock.increment(60_000)
    if (what === 'is left and restored') actor.send({ type: 'page.restored' })
    expect(actor.getSnapshot().value).toBe('ready')
    actor.send({ type: 'session.changed', playerId: mika.id })
    expect(actor.getSnapshot().value).toBe('replaced')
  },
)

test('replaces the payment of a visitor who signs in while the call hangs', async () => {
  const { actor, clock } = await charging(visitor)
  actor.send({ type: 'session.changed', playerId: mika.id })
  clock.increment(60_000)
  expect(actor.getSnapshot().value).toBe('replaced')
})
