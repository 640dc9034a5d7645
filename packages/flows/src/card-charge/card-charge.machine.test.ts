import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { errorEvent, flushPromises } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { cardChargeFixtures, input } from './card-charge.fixtures.ts'
import { cardChargeMachine, type CardChargeInput } from './card-charge.machine.ts'

const { events } = cardChargeFixtures

const order = {
  amountCents: 125_000,
  item: kestrelInterceptor,
  userId: mika.id,
  email: 'mika7@meridian.test',
  attempt: 'attempt-1',
}
const tryAgain = { key: 'paymentFailed' } as const
const sent = { type: 'attempt.sent', attempt: 'attempt-1' } as const
const open = { type: 'attempt.open', attempt: 'attempt-1' } as const
const success = [
  { type: 'toast', tone: 'success', message: { key: 'cardPaid', parts: ['$1250'] } },
  { type: 'payment.paid', amountCents: 125_000 },
] as const

const anywhere = ['refused', 'ready', 'preparing', 'charging', 'awaitingBank', 'unknown'] as const
/** Each situation starts with the error that the page already shows. */
const context = {
  order,
  sentBefore: false,
  provider: 'ready',
  name: 'Mika Vale',
  nameMissing: true,
  paymentMethodId: 'pm_0',
  clientSecret: 'secret-0',
  error: { message: 'An older error' },
} as const

const owned = { code: 'already_owned', message: 'Sorry you have already purchased it' } as const

testTable(cardChargeMachine, {
  situations: {
    'provider loading': { ...context, provider: 'loading' },
    'provider missing': { ...context, provider: 'missing' },
    'provider ready': context,
    'no name': { ...context, name: '  ', nameMissing: false },
    visitor: { ...context, order: { ...order, userId: '' } },
    'no error': { ...context, error: null },
    'still processed': { ...context, error: { code: 'payment_processing', message: 'Still processed' } },
    owned: { ...context, error: owned },
  },
  events,
  moves: [
    { from: anywhere, on: 'provider.ready', change: { provider: 'ready' } },
    { from: anywhere, on: 'provider.failed', change: { provider: 'missing' } },
    { from: anywhere, on: 'provider.retry', change: { provider: 'loading' } },
    { from: anywhere, on: 'name typed', change: { name: 'Ilse', nameMissing: false } },
    { from: anywhere, on: 'name deleted', change: { name: ' ', nameMissing: false } },

    { when: ['no name'], from: 'ready', on: 'payment.submit', change: { nameMissing: true } },
    {
      when: ['provider loading', 'provider missing'],
      from: 'ready',
      on: 'payment.submit',
      change: { provider: 'missing' },
    },
    {
      when: ['provider ready', 'no error', 'still processed'],
      from: 'ready',
      on: 'payment.submit',
      to: 'preparing',
      change: { error: null, nameMissing: false },
    },
    { when: ['owned'], from: 'ready', on: 'payment.submit', emits: [errorToast(owned.message)] },
    {
      when: ['visitor'],
      from: 'ready',
      on: 'payment.submit',
      to: 'preparing',
      change: { error: null, nameMissing: false },
      emits: [errorToast({ key: 'sessionRequired' }), { type: 'signIn.needed', item: kestrelInterceptor }],
    },

    {
      from: 'preparing',
      on: 'method: made',
      to: 'charging',
      change: { paymentMethodId: 'pm_1' },
      emits: [sent],
    },
    {
      from: 'preparing',
      on: 'method: refused',
      to: 'ready',
      change: { error: { message: 'Your card number is incomplete.' } },
      emits: [errorToast('Your card number is incomplete.')],
    },
    {
      from: 'preparing',
      on: ['method: refused without words', 'method late'],
      to: 'ready',
      change: { error: { message: tryAgain } },
      emits: [errorToast(tryAgain)],
    },
    { from: 'preparing', on: 'method: not loaded', to: 'ready', change: { provider: 'missing' } },
    {
      from: 'preparing',
      on: 'method failed',
      to: 'ready',
      change: { error: { message: 'The line broke' } },
      emits: [errorToast('The line broke')],
    },

    { from: 'charging', on: 'card: paid', to: 'paid', emits: success },
    {
      from: 'charging',
      on: 'card: asks its bank',
      to: 'awaitingBank',
      change: { clientSecret: 'secret-1' },
    },
    {
      from: 'charging',
      on: 'card: declined',
      to: 'ready',
      change: { error: { code: 'card_declined', message: 'Your card was declined.' } },
      emits: [open],
    },
    { from: 'charging', on: 'card: owned', to: 'ready', change: { error: owned }, emits: [open] },
    {
      from: 'charging',
      on: 'card: no success',
      to: 'ready',
      change: { error: { message: tryAgain } },
      emits: [open],
    },
    {
      when: ['visitor'],
      from: 'charging',
      on: 'card: no answer',
      to: 'ready',
      change: { error: { message: 'Network Error' } },
      emits: [open],
    },
    {
      when: [
        'provider loading',
        'provider missing',
        'provider ready',
        'no name',
        'no error',
        'still processed',
        'owned',
      ],
      from: 'charging',
      on: 'card: no answer',
      to: 'unknown',
      change: { error: { message: 'Network Error' } },
    },
    {
      when: ['visitor'],
      from: 'charging',
      on: 'card: still processed',
      to: 'ready',
      change: { error: { code: 'payment_processing', message: 'Still processed' } },
      emits: [open],
    },
    {
      when: [
        'provider loading',
        'provider missing',
        'provider ready',
        'no name',
        'no error',
        'still processed',
        'owned',
      ],
      from: 'charging',
      on: 'card: still processed',
      to: 'unknown',
      change: { error: { code: 'payment_processing', message: 'Still processed' } },
    },
    { from: 'charging', on: 'card late', to: 'unknown' },

    { from: 'awaitingBank', on: 'bank: approved', to: 'paid', emits: success },
    {
      from: 'awaitingBank',
      on: 'bank: declined',
      to: 'ready',
      change: { error: { message: 'The bank said no.' } },
      emits: [errorToast('The bank said no.'), open],
    },
    {
      from: 'awaitingBank',
      on: 'bank: declined without words',
      to: 'ready',
      change: { error: { message: tryAgain } },
      emits: [errorToast(tryAgain), open],
    },
    { from: 'awaitingBank', on: ['bank: no answer', 'bank late'], to: 'unknown' },

    { from: ['charging', 'awaitingBank'], on: 'page.restored', to: 'unknown' },
    {
      from: 'unknown',
      on: 'page.restored',
      to: 'unknown',
      calls: ['outcome'],
    },
    { from: 'unknown', on: 'outcome: paid', to: 'paid', emits: success },
    // The call's message stays, as nothing was charged.
    {
      when: ['provider loading', 'provider missing', 'provider ready', 'no name', 'visitor', 'owned'],
      from: 'unknown',
      on: 'outcome: unpaid',
      to: 'ready',
      emits: [open],
    },
    {
      when: ['no error', 'still processed'],
      from: 'unknown',
      on: 'outcome: unpaid',
      to: 'ready',
      change: { error: { message: tryAgain } },
      emits: [open],
    },
  ],
})

// Other names and messages would only multiply the paths; the table covers them.
const {
  'name deleted': _deleted,
  'method: refused': _refused,
  'card: declined': _declined,
  'bank: declined': _no,
  ...otherEvents
} = events

testPaths(cardChargeMachine, {
  ...cardChargeFixtures,
  events: {
    ...otherEvents,
    'name typed': { type: 'name.changed', name: input.name },
    'method failed': errorEvent('createMethod', new Error('')),
    'card: no answer': errorEvent('payWithCard', new Error('')),
  },
})

test.each<[string, CardChargeInput]>([
  ['item id', { ...input, item: { ...kestrelInterceptor, id: '' } }],
  ['price', { ...input, item: { kind: 'collectible', id: 'nfa-1' } }],
  ['price above 0', { ...input, item: { ...kestrelInterceptor, price: 0 } }],
])('pays nothing and calls nothing without %s', async (_, given) => {
  const { actor, calls, seen } = start(cardChargeMachine, given)
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.submit' })
  await flushPromises()
  expect(calls.made).toBe(0)
  expect(new Set(seen)).toEqual(new Set(['refused']))
})

function openPage(given: CardChargeInput = input) {
  const page = start(cardChargeMachine, given)
  page.actor.send({ type: 'provider.ready' })
  page.seen.length = 0
  return page
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
  const charge = calls.take('payWithCard')
  expect(charge.input).toEqual({ ...order, name: 'Mika Vale', paymentMethodId: 'pm_1' })
  charge.answer({ status: 'paid' })
  await flushPromises()
  expect(calls.made).toBe(2)
  expect(seen).toEqual(['preparing', 'preparing', sent, 'charging', 'charging', ...success, 'paid'])
})

test('emits a charge before it sends it', async () => {
  const { actor, calls } = openPage()
  actor.send({ type: 'payment.submit' })
  const madeThen: number[] = []
  actor.on('attempt.sent', () => madeThen.push(calls.made))
  calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  expect(madeThen).toEqual([1])
  expect(calls.made).toBe(2)
})

test('warns a visitor, and goes on to the refusal of the server', async () => {
  const { actor, calls, seen } = openPage({ ...input, user: null })
  actor.send({ type: 'payment.submit' })
  calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  const charge = calls.take('payWithCard')
  expect(charge.input).toEqual({
    ...order,
    userId: '',
    email: undefined,
    name: 'Mika Vale',
    paymentMethodId: 'pm_1',
  })
  charge.answer({ status: 'failed', message: { key: 'userIdRequired' } })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: { key: 'userIdRequired' } })
  expect(seen).toEqual([
    errorToast({ key: 'sessionRequired' }),
    { type: 'signIn.needed', item: kestrelInterceptor },
    'preparing',
    sent,
    'charging',
    open,
    'ready',
  ])
})

test('retries a declined card with a new payment method and the same attempt', async () => {
  const { actor, calls } = openPage()
  for (const paymentMethodId of ['pm_1', 'pm_2']) {
    actor.send({ type: 'payment.submit' })
    calls.take('createMethod').answer({ status: 'made', paymentMethodId })
    await flushPromises()
    const charge = calls.take('payWithCard')
    expect(charge.input).toEqual({ ...order, name: 'Mika Vale', paymentMethodId })
    charge.answer({ status: 'failed', message: 'Your card was declined.' })
    await flushPromises()
  }
  expect(actor.getSnapshot().value).toBe('ready')
})

test('asks the bank with the secret of the payment, and succeeds by its approval', async () => {
  const { actor, calls, seen } = openPage()
  actor.send({ type: 'payment.submit' })
  calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  calls.take('payWithCard').answer({ status: 'requires_action', clientSecret: 'secret-1' })
  await flushPromises()
  const bank = calls.take('askBank')
  expect(bank.input).toEqual({ clientSecret: 'secret-1' })
  bank.answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual(['preparing', sent, 'charging', 'awaitingBank', ...success, 'paid'])
})

test('asks for the outcome of a charge without an answer after 60 s, and drops a late answer', async () => {
  const { actor, calls, clock, seen } = openPage()
  actor.send({ type: 'payment.submit' })
  calls.take('createMethod').answer({ status: 'made', paymentMethodId: 'pm_1' })
  await flushPromises()
  const late = calls.take('payWithCard')
  clock.increment(59_999)
  expect(actor.getSnapshot().value).toBe('charging')
  clock.increment(1)
  late.answer({ status: 'failed', message: 'Too late' })
  await flushPromises()
  const outcome = calls.take('readOutcome')
  expect(outcome.input).toEqual({
    userId: mika.id,
    itemId: kestrelInterceptor.id,
    clientSecret: '',
    attempt: 'attempt-1',
  })
  actor.send({ type: 'payment.submit' })
  outcome.answer({ status: 'paid' })
  await flushPromises()
  expect(seen).toEqual(['preparing', sent, 'charging', 'unknown', 'unknown', ...success, 'paid'])
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

test('asks for the outcome of a lost answer for ever, after pauses of 1 s to 30 s', async () => {
  const { calls, clock } = start(cardChargeMachine, { ...input, sent: true })
  const pauses: number[] = []
  for (let ask = 0; ask < 8; ask += 1) {
    calls.take('readOutcome').answer({ status: 'pending' })
    await flushPromises()
    const since = clock.now()
    clock.toNextTimer()
    pauses.push((clock.now() - since) / 1000)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
})

test('gives up an ask without an answer after 30 s, and asks again', () => {
  const { calls, clock, seen } = start(cardChargeMachine, { ...input, sent: true })
  const hanging = calls.take('readOutcome')
  clock.increment(29_999)
  expect(hanging.signal.aborted).toBe(false)
  clock.increment(1)
  expect(hanging.signal.aborted).toBe(true)
  clock.increment(1000)
  calls.take('readOutcome')
  expect(seen).toEqual(['unknown'])
})

test('asks for the outcome first when the page opens again after a charge was sent', async () => {
  const { actor, calls, seen } = start(cardChargeMachine, { ...input, sent: true })
  actor.send({ type: 'provider.ready' })
  actor.send({ type: 'payment.submit' })
  expect(calls.made).toBe(1)
  calls.take('readOutcome').answer({ status: 'unpaid' })
  await flushPromises()
  expect(actor.getSnapshot().context.error).toEqual({ message: tryAgain })
  expect(seen).toEqual(['unknown', 'unknown', 'unknown', open, 'ready'])
})
