import { ApiError } from '@meridian-2117/contract'
import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { input as cardInput } from '../card-payment/card-payment.fixtures.ts'
import { cardPaymentMachine } from '../card-payment/card-payment.machine.ts'
import { selectCardPaymentView } from '../card-payment/card-payment.view.ts'
import { input as secureInput } from '../secure-payment/secure-payment.fixtures.ts'
import { securePaymentMachine } from '../secure-payment/secure-payment.machine.ts'
import { selectSecurePaymentView } from '../secure-payment/secure-payment.view.ts'
import { flushPromises } from '../testing/calls.ts'
import { start, type Run } from '../testing/run.ts'
import { orderFrom, type OrderInput } from './order.ts'
import { paymentContext, type PaymentContext } from './payment-setup.ts'
import type { PaymentView } from './payment-view.ts'

type Answers = Readonly<Record<string, unknown>>
type State = 'ready' | 'refused' | 'unknown' | 'signInNeeded' | 'ended' | 'paid'

interface Payment {
  machine: AnyStateMachine
  input: OrderInput
  /** Answers of the calls that the form waits for. */
  form: Answers
  /** Answers of the calls between the press and the charge. */
  method: Answers
  charge: string
  clientSecret: string
  view: (value: State, context: PaymentContext) => PaymentView
}

const payments: [string, Payment][] = [
  [
    'card payment',
    {
      machine: cardPaymentMachine,
      input: cardInput,
      form: {},
      method: { createMethod: { status: 'made', paymentMethodId: 'pm_1' } },
      charge: 'chargeCard',
      clientSecret: '',
      view: (value, context) => selectCardPaymentView(cardPaymentMachine.resolveState({ value, context })),
    },
  ],
  [
    'secure payment',
    {
      machine: securePaymentMachine,
      input: secureInput,
      form: { openPayment: { clientSecret: 'secret-1' } },
      method: {},
      charge: 'confirmPayment',
      clientSecret: 'secret-1',
      view: (value, context) =>
        selectSecurePaymentView(securePaymentMachine.resolveState({ value, context })),
    },
  ],
]

const ready = { type: 'provider.ready' } as const
const submit = { type: 'payment.submit' } as const
const restored = { type: 'page.restored' } as const
const signedOut = { type: 'session.changed', playerId: null } as const
const signedIn = { type: 'session.changed', playerId: mika.id } as const
const priceChanged = { type: 'price.changed', amountCents: 148_100 } as const

const notCharged = { type: 'attempt.notCharged', attempt: 'attempt-1' } as const
const paid = { type: 'payment.paid', attempt: 'attempt-1', amountCents: 125_000 } as const
const replaced = { type: 'order.replaced' } as const
const signInNeeded = { type: 'signIn.needed', item: kestrelInterceptor } as const
const tryAgain = { key: 'paymentFailed' } as const

const tokenEnded = new ApiError('refused', { code: 'unauthorized' })
const lost = new ApiError('unreachable')

async function answer({ calls }: Run<AnyStateMachine>, answers: Answers) {
  for (const [id, output] of Object.entries(answers)) {
    calls.take(id).answer(output)
    await flushPromises()
  }
}

const stateOf = ({ actor }: Run<AnyStateMachine>): unknown => actor.getSnapshot().value

/** Returns what the page was told, but for toasts, which differ. */
const toldBy = ({ seen }: Run<AnyStateMachine>): unknown[] =>
  seen.filter(
    (event) => typeof event === 'object' && event !== null && 'type' in event && event.type !== 'toast',
  )

describe.each(payments)('a %s', (_, { machine, input, form, method, charge, clientSecret, view }) => {
  const sent = { type: 'attempt.sent', attempt: 'attempt-1', clientSecret } as const
  const asked = { playerId: mika.id, itemId: kestrelInterceptor.id, clientSecret, attempt: 'attempt-1' }

  async function openForm() {
    const page = start(machine, input)
    await answer(page, form)
    page.actor.send(ready)
    return page
  }

  async function charging() {
    const page = await openForm()
    page.actor.send(submit)
    await answer(page, method)
    return { ...page, call: page.calls.take(charge) }
  }

  /** The answer to a charge is lost. */
  async function reading() {
    const page = await charging()
    page.call.fail(lost)
    await flushPromises()
    return { ...page, read: page.calls.take('readOutcome') }
  }

  test.each<[string, Partial<OrderInput>]>([
    ['item id', { item: { ...kestrelInterceptor, id: '' } }],
    ['price', { item: { kind: 'collectible', id: 'nfa-1' } }],
    ['price above 0', { item: { ...kestrelInterceptor, price: 0 } }],
  ])('pays nothing and calls nothing without %s', async (_missing, given) => {
    const { actor, calls, seen } = start(machine, { ...input, ...given })
    actor.send(ready)
    actor.send({ type: 'payment.retry' })
    actor.send(submit)
    await flushPromises()
    expect([calls.made, new Set(seen)]).toEqual([0, new Set(['refused'])])
  })

  test('charges nothing before the fields have loaded', async () => {
    const page = start(machine, input)
    await answer(page, form)
    const { made } = page.calls
    const state = () => [stateOf(page), page.actor.getSnapshot().context.provider]
    page.actor.send(submit)
    expect(state()).toEqual(['ready', 'missing'])
    page.actor.send({ type: 'provider.retry' })
    expect(state()).toEqual(['ready', 'loading'])
    page.actor.send({ type: 'provider.failed' })
    expect([...state(), page.calls.made]).toEqual(['ready', 'missing', made])
  })

  test('charges once after a double press, and emits the charge before it sends it', async () => {
    const page = await openForm()
    const waitingThen: string[][] = []
    page.actor.on('attempt.sent', () => waitingThen.push(page.calls.waiting.map(({ id }) => id)))
    page.actor.send(submit)
    page.actor.send(submit)
    await answer(page, method)
    page.actor.send(submit)
    expect(waitingThen).toEqual([[]])
    expect(page.calls.waiting.map(({ id }) => id)).toEqual([charge])
    page.calls.take(charge).answer({ status: 'paid' })
    await flushPromises()
    expect([stateOf(page), ...toldBy(page)]).toEqual(['paid', sent, paid])
  })

  test('reads the outcome of a lost answer until it is known, and offers nothing to pay meanwhile', async () => {
    const page = await reading()
    expect(page.read.input).toEqual(asked)
    page.read.answer({ status: 'pending' })
    await flushPromises()
    page.actor.send(submit)
    expect([stateOf(page), page.calls.waiting]).toEqual(['unknown', []])
    page.clock.toNextTimer()
    page.calls.take('readOutcome').answer({ status: 'paid' })
    await flushPromises()
    expect([stateOf(page), ...toldBy(page)]).toEqual(['paid', sent, paid])
  })

  test('reads the outcome first when the page opens again after a charge was sent', async () => {
    const page = start(machine, { ...input, sent: true })
    const read = page.calls.take('readOutcome')
    expect(read.input).toEqual({ ...asked, clientSecret: '' })
    page.actor.send(ready)
    page.actor.send(submit)
    expect(page.calls.made).toBe(1)
    read.answer({ status: 'unpaid' })
    await flushPromises()
    await answer(page, form)
    expect(page.actor.getSnapshot().context.error).toEqual({ message: tryAgain })
    expect([stateOf(page), ...toldBy(page)]).toEqual(['ready', notCharged])
  })

  test('reads the outcome on a page from the back-forward cache, again at each return', async () => {
    const page = await charging()
    page.actor.send(restored)
    page.call.answer({ status: 'failed', message: 'Too late' })
    const stale = page.calls.take('readOutcome')
    page.actor.send(restored)
    stale.answer({ status: 'unpaid' })
    await flushPromises()
    expect([page.call.signal.aborted, stale.signal.aborted]).toEqual([true, true])
    page.calls.take('readOutcome').answer({ status: 'paid' })
    await flushPromises()
    expect([stateOf(page), ...toldBy(page)]).toEqual(['paid', sent, paid])
  })

  test.each([signedOut, priceChanged])('is replaced after $type, before the player pays', async (change) => {
    const page = await openForm()
    page.actor.send(signedIn)
    page.actor.send(change)
    expect([stateOf(page), ...toldBy(page)]).toEqual(['replaced', replaced])
  })

  test('continues a charge for its player, and offers nothing to pay after a decline', async () => {
    const page = await charging()
    page.actor.send(signedOut)
    page.call.answer({ status: 'failed', message: 'No' })
    await flushPromises()
    const { value, context } = page.actor.getSnapshot()
    expect([value, context.error?.message]).toEqual(['ended', 'No'])
    page.actor.send(signedIn)
    expect([stateOf(page), ...toldBy(page)]).toEqual(['replaced', sent, notCharged, replaced])
  })

  test('starts another payment at a new price after a charge has failed', async () => {
    const page = await charging()
    page.actor.send(priceChanged)
    page.call.answer({ status: 'failed', message: 'No' })
    await flushPromises()
    expect([stateOf(page), ...toldBy(page)]).toEqual(['replaced', sent, notCharged, replaced])
  })

  test.each(['before', 'after'])(
    'asks for a sign-in when the token has ended, and reads again once its player, signed out %s it, is back',
    async (when) => {
      const page = await reading()
      if (when === 'before') page.actor.send(signedOut)
      page.read.fail(tokenEnded)
      await flushPromises()
      if (when === 'after') page.actor.send(signedOut)
      expect(stateOf(page)).toBe('signInNeeded')
      page.actor.send(signedIn)
      page.calls.take('readOutcome').answer({ status: 'paid' })
      await flushPromises()
      expect([stateOf(page), ...toldBy(page)]).toEqual(['paid', sent, signInNeeded, paid])
    },
  )

  test('reads the outcome again for a player who signs in again during a read', async () => {
    const page = await reading()
    page.actor.send(signedOut)
    page.actor.send(signedIn)
    page.read.fail(tokenEnded)
    await flushPromises()
    page.calls.take('readOutcome').answer({ status: 'paid' })
    await flushPromises()
    expect([stateOf(page), ...toldBy(page)]).toEqual(['paid', sent, paid])
  })

  const message = 'Your card was declined.'
  const declined = { error: { message } }
  const nobody = { current: { playerId: null, amountCents: 125_000 } }
  const refused = { status: 'refused', amountCents: undefined, message: { key: 'orderRequired' } } as const
  const unknown = { status: 'unknown', message: { key: 'outcomeUnknown' } } as const

  test.each<[State, Partial<PaymentContext>, Partial<PaymentView>]>([
    ['refused', { order: null }, refused],
    ['refused', { order: null, provider: 'missing' }, refused],
    ['ready', {}, { status: 'ready' }],
    ['ready', declined, { status: 'ready', message }],
    [
      'ready',
      { ...declined, provider: 'missing' },
      { status: 'providerFailed', message: { key: 'providerNotLoaded' } },
    ],
    ['paid', {}, { status: 'processing' }],
    ['unknown', declined, unknown],
    ['unknown', { provider: 'missing' }, unknown],
    ['unknown', nobody, { ...unknown, signedOut: true }],
    ['ended', { ...declined, ...nobody }, { ...refused, message, signedOut: true }],
    ['ended', nobody, { ...refused, signedOut: true }],
    ['signInNeeded', {}, { ...refused, message: { key: 'outcomeNeedsSignIn' } }],
  ])('shows %s %j', (value, difference, expected) => {
    const context = { ...paymentContext(input, orderFrom(input)), provider: 'ready' as const, ...difference }
    const { status, amountCents, message: shown, signedOut: isSignedOut } = view(value, context)
    expect({ status, amountCents, message: shown, signedOut: isSignedOut }).toEqual({
      amountCents: 125_000,
      message: undefined,
      signedOut: false,
      ...expected,
    })
  })

  test('charges the fee of its input besides the price', () => {
    const order = orderFrom({ ...input, feeCents: 250 })
    expect(order?.amountCents).toBe(125_250)
    expect(view('ready', paymentContext(input, order)).amountCents).toBe(125_250)
  })
})
