import { ApiError } from '@meridian/contract'
import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { messages } from '@meridian/contract/rules/messages'
import type { RefusalCode } from '@meridian/contract/rules/refusal-codes'
import { createActor, type Actor, type AnyMachineSnapshot } from 'xstate'
import { buyMachine, type Ownership } from '../buy/buy.machine.ts'
import {
  cardChargeMachine,
  type AskBankAnswer,
  type AskBankInput,
  type CreateMethodAnswer,
  type PayWithCardAnswer,
  type PayWithCardInput,
} from '../card-charge/card-charge.machine.ts'
import {
  intentPaymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
} from '../intent-payment/intent-payment.machine.ts'
import type { Order } from '../shared/order.ts'
import { outcomeMachine, type Outcome, type ReadOutcomeInput } from '../shared/outcome.ts'
import { readOutcome } from '../shared/read-outcome.ts'
import { refusedCharge } from '../shared/refused-charge.ts'
import { PendingCalls, flushPromises, withCalls, type PendingCall } from './calls.ts'
import { TestClock } from './test-clock.ts'
import { eventTypesOf } from './machine-fixtures.ts'

/**
 * The ending of a call: done and answered; not done and refused; done, but the answer is lost; not done at all, because the
 * line is dead; not done, because it never left the page; not done before the bank is asked, or the bank takes the page
 * along; accepted, while the bank is still at work on it. A call that its ending does not fit never arrives.
 */
export type Ending =
  | 'done'
  | 'refused'
  | 'answer lost'
  | 'never arrived'
  | 'not sent'
  | 'bank asks'
  | 'in progress'

/** The refusals of a simulated server: their language, with codes or without. */
export interface ServerKind {
  codes: boolean
  /** Every message is of another language than `messages`. */
  translated: boolean
}

/** One event of a simulation run; `guided` picks among those that the page reacts to right now. */
export type SimulationEvent =
  | { what: 'guided'; choice: number; ending: Ending }
  | { what: 'blind'; type: BlindEvent }
  | { what: 'call ends'; choice: number; ending: Ending }
  | { what: 'time passes'; ms: number }
  | { what: 'session'; userId: string | null }
  | { what: 'reload' }
  | { what: 'back to the item' }
  | { what: 'the other payment method' }

export const blindEvents = [
  'buy.start',
  'buy.payByCard',
  'offer.make',
  'dialog.proceed',
  'dialog.close',
  'provider.ready',
  'provider.failed',
  'provider.retry',
  'payment.submit',
  'payment.retry',
  'page.restored',
] as const
type BlindEvent = (typeof blindEvents)[number]

/** Events that lead away from a charge; guided steps take them rarely, or few runs would reach one. */
const detours = ['offer.make', 'dialog.close', 'provider.failed', 'provider.retry', 'page.restored']

/** The browser has been redirected. */
const isLeaving = ({ value }: AnyMachineSnapshot): boolean => value === 'redirecting' || value === 'leaving'

/** Returns the events that would change anything next, in the order of the machine. */
function nextTypes(snapshot: AnyMachineSnapshot, detour: boolean): string[] {
  const pointless = new Set(['session.changed', 'name.changed'])
  if (snapshot.context['provider'] === 'ready') pointless.add('provider.ready')
  // A browser that is leaving can only come back.
  if (!detour) for (const type of detours) if (!isLeaving(snapshot)) pointless.add(type)
  return eventTypesOf(snapshot).filter((type) => !pointless.has(type))
}

/** The outcome of the charge that the end of a call tells the page. */
type News = 'paid' | 'unpaid' | 'none'

/** The refusals of the server, each with its message. */
const refusals = {
  payment_processing: messages.paymentProcessing,
  card_declined: 'Your card was declined.',
  invalid: messages.userIdRequired,
} as const satisfies Partial<Record<RefusalCode, string>>

/** Opens one payment per idempotency key, for either payment method, and charges each once, like the card provider. */
class FakeServer {
  private readonly secrets = new Map<string, string>()
  /** Payments that a bank processes: it pays them before the next read. */
  private readonly inProgress = new Set<string>()
  private readonly kind: ServerKind
  private refusedAs: keyof typeof refusals | undefined
  readonly charged: string[] = []

  constructor(kind: ServerKind) {
    this.kind = kind
  }

  private refuse(code: keyof typeof refusals): never {
    const { codes, translated } = this.kind
    this.refusedAs = code
    throw new ApiError('refused', {
      status: 400,
      code: codes ? code : undefined,
      serverMessage: translated ? `„${code}“` : refusals[code],
    })
  }

  private open({ attempt }: Pick<Order, 'attempt'>): string {
    const secret = this.secrets.get(attempt) ?? `secret-${this.secrets.size + 1}`
    this.secrets.set(attempt, secret)
    return secret
  }

  /** Returns whether the payment is charged now. A charged payment is never refused later. */
  private charge(secret: string, acted: boolean): boolean {
    if (acted && !this.charged.includes(secret)) this.charged.push(secret)
    return this.charged.includes(secret)
  }

  private confirm({ clientSecret }: ConfirmPaymentInput, ending: Ending): ConfirmPaymentAnswer {
    if (ending === 'not sent') return { status: 'notSent' }
    return this.charge(clientSecret, acts(ending))
      ? { status: 'redirecting' }
      : { status: 'failed', message: 'Your card was declined.' }
  }

  private payWithCard(order: PayWithCardInput, ending: Ending): PayWithCardAnswer {
    if (order.userId === '') return this.refuse('invalid')
    const clientSecret = this.open(order)
    if (ending === 'in progress' && !this.charged.includes(clientSecret)) this.inProgress.add(clientSecret)
    if (this.inProgress.has(clientSecret)) return this.refuse('payment_processing')
    if (this.charge(clientSecret, acts(ending))) return { status: 'paid' }
    return ending === 'bank asks' ? { status: 'asksBank', clientSecret } : this.refuse('card_declined')
  }

  /** A bank's own page always approves. */
  private askBank({ clientSecret }: AskBankInput, ending: Ending): AskBankAnswer {
    const charged = this.charge(clientSecret, acts(ending) || ending === 'bank asks')
    if (!charged) return { status: 'failed' }
    return { status: ending === 'bank asks' ? 'redirecting' : 'paid' }
  }

  private makeMethod(ending: Ending): CreateMethodAnswer {
    if (ending === 'not sent') return { status: 'notLoaded' }
    return acts(ending)
      ? { status: 'made', paymentMethodId: 'pm_1' }
      : { status: 'refused', message: 'Your card number is incomplete.' }
  }

  /** Reads the outcome from server and provider as the site does; `known` unless both still wait for a bank. */
  private outcome(input: ReadOutcomeInput, known: boolean): Promise<Outcome> {
    if (known)
      for (const secret of this.inProgress) {
        this.charge(secret, true)
        this.inProgress.delete(secret)
      }
    return readOutcome(
      {
        checkPurchase: async () => (this.charged.length > 0 ? 'owned' : 'available'),
        openIntent: async () =>
          known ? { clientSecret: this.open(input) } : this.refuse('payment_processing'),
        readPayment: async () => ({ status: known ? 'unpaid' : 'pending' }),
      },
      input,
    )
  }

  private async act({ id, input }: PendingCall, ending: Ending) {
    switch (id) {
      case 'checkPurchase':
        return this.charged.length > 0 ? 'owned' : 'available'
      case 'createIntent':
        return acts(ending) ? { clientSecret: this.open(input as Order) } : {}
      case 'confirmPayment':
        return this.confirm(input as ConfirmPaymentInput, ending)
      case 'createMethod':
        return this.makeMethod(ending)
      case 'payWithCard':
        return this.payWithCard(input as PayWithCardInput, ending)
      case 'askBank':
        return this.askBank(input as AskBankInput, ending)
      case 'readOutcome':
        return this.outcome(input as ReadOutcomeInput, acts(ending))
      default:
        throw new Error(`Nobody answers "${id}"`)
    }
  }

  /** Ends a call and returns what its end reveals about the charge. */
  async end(call: PendingCall, ending: Ending, readRefusal: typeof refusedCharge): Promise<News> {
    const answer = await this.act(call, ending).catch((error: unknown) => error)
    if (!answers(call, ending)) {
      call.fail(new Error('Network Error'))
      return 'none'
    }
    if (answer instanceof Error) {
      const refused = call.id === 'payWithCard' ? readRefusal(answer) : undefined
      if (refused) call.answer(refused)
      else call.fail(answer)
      return this.refusedAs === 'payment_processing' ? 'none' : 'unpaid'
    }
    call.answer(answer)
    return newsOf(answer)
  }
}

/** The state of the charge after an answer. */
function newsOf(answer: unknown): News {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return 'none'
  switch (answer.status) {
    case 'redirecting':
    case 'paid':
      return 'paid'
    case 'failed':
    case 'notSent':
    case 'unpaid':
      return 'unpaid'
    default:
      return 'none'
  }
}

/** The other side does what it was asked. */
const acts = (ending: Ending): boolean => ending === 'done' || ending === 'answer lost'

/** The page hears of it. */
function answers({ id }: PendingCall, ending: Ending): boolean {
  switch (ending) {
    case 'done':
    case 'refused':
      return true
    case 'not sent':
      return id === 'confirmPayment' || id === 'createMethod'
    case 'bank asks':
      return id === 'payWithCard' || id === 'askBank'
    case 'in progress':
      return id === 'payWithCard'
    default:
      return false
  }
}

/** A fault of a broken product; the simulation must notice each. */
export type Fault =
  | 'a new key for each load of the page'
  | 'a key for each payment method'
  | 'a reload that forgets what was sent'
  | 'a lost answer taken for a decline'
  | 'refusals read by their English sentence'
  | 'a missing code taken for a decline'
  | 'a success taken for a decline'
  | 'a payment that the server knows of unheard'
  | 'a server that does not know taken for a no'
  | 'an outcome asked for once'
  | 'a departure awaited for ever'
  | 'an owned item handed over'

/** The situations that runs have to cover. */
export const situations = [
  'charged',
  'answer lost after charge',
  'charged behind the back',
  'reloaded while paying',
  'restored after leaving',
  'refused as owned',
  'learned paid',
  'learned unpaid',
  'paid by card',
  'bank asked',
  'refused in progress',
  'charged after other method',
] as const
type Situation = (typeof situations)[number]

const year = 365 * 24 * 3_600_000
const never = (): boolean => false

type Page = { clock: TestClock } & (
  | { at: 'item'; actor: Actor<typeof buyMachine> }
  | { at: 'payment'; actor: Actor<typeof intentPaymentMachine> }
  | { at: 'card'; actor: Actor<typeof cardChargeMachine> }
)

/** Calls that may charge. */
const chargingCalls: readonly string[] = ['confirmPayment', 'payWithCard', 'askBank']

/**
 * Simulates one player, one item, one tab and both payment methods. The pages share one idempotency key per purchase,
 * and the mark of a sent attempt, over reloads and returns to the item.
 */
export class CheckoutSimulation {
  /** The broken rules. */
  readonly broken: string[] = []
  /** The situations that the run has covered. */
  readonly covered = new Set<Situation>()

  private readonly server: FakeServer
  private readonly calls = new PendingCalls()
  private readonly buying
  private readonly paying
  private readonly payingByCard
  private readonly fault: Fault | undefined
  private page: Page
  private userId: string | null = mika.id
  private loads = 0
  private ownership: Ownership | undefined
  /** The number of purchases of this tab that were paid by card; the next one is a new attempt. */
  private purchases = 0
  /** The attempts that pages have marked as sent, in the tab's storage. */
  private readonly marked = new Set<string>()
  /** The payment methods whose calls were sent. */
  private readonly methods = new Set<string>()
  /** A confirmation has left the page, whose outcome the page does not know. */
  private inDoubt = false

  constructor(fault?: Fault, kind: ServerKind = { codes: true, translated: false }) {
    this.fault = fault
    this.server = new FakeServer(kind)
    this.buying = withCalls(buyMachine, this.calls).machine.provide({
      guards: { ...(fault === 'an owned item handed over' && { isOwned: never }) },
    })
    const guards = {
      ...(fault === 'a payment that the server knows of unheard' && { isPaid: never }),
    }
    const delays = { ...(fault === 'a departure awaited for ever' && { leaveLimit: year }) }
    const outcome = outcomeMachine.provide({
      guards: { ...(fault === 'a server that does not know taken for a no' && { isKnown: () => true }) },
      delays: { ...(fault === 'an outcome asked for once' && { untilAskedAgain: year }) },
    })
    this.paying = withCalls(
      intentPaymentMachine.provide({ actors: { outcome } }),
      this.calls,
    ).machine.provide({
      guards: { ...guards, ...(fault === 'a success taken for a decline' && { isRedirecting: never }) },
      delays,
    })
    this.payingByCard = withCalls(
      cardChargeMachine.provide({ actors: { outcome } }),
      this.calls,
    ).machine.provide({ guards, delays })
    this.page = this.itemPage()
  }

  async apply(event: SimulationEvent): Promise<void> {
    switch (event.what) {
      case 'guided':
        await this.goOn(event.choice, event.ending)
        break
      case 'blind':
        this.send(event.type)
        break
      case 'call ends':
        await this.end(this.calls.waiting[event.choice % this.calls.waiting.length], event.ending)
        break
      case 'time passes':
        this.page.clock.increment(event.ms)
        break
      case 'session':
        this.signIn(event.userId)
        break
      case 'reload':
        this.cover('reloaded while paying', this.isPaying())
        this.open(this.page.at)
        break
      case 'back to the item':
        this.open('item')
        break
      case 'the other payment method':
        this.changeMethod()
        break
      default:
        event satisfies never
    }
    await flushPromises()
    this.check()
  }

  /** The connection works again and the player only waits: within a minute the page must offer an action. */
  async recover(): Promise<void> {
    for (let waited = 0; waited <= 60_000;) {
      const { clock } = this.page
      const call = this.calls.waiting.find(({ signal }) => !signal.aborted)
      const before = clock.now()
      if (call) await this.end(call, 'done')
      else if (clock.isRunning) clock.toNextTimer()
      else return
      await flushPromises()
      this.check()
      waited += clock.now() - before
    }
    this.broken.push('a page did not recover by itself')
  }

  close(): void {
    this.page.actor.stop()
  }

  private cover(situation: Situation, isReached: boolean): void {
    if (isReached) this.covered.add(situation)
  }

  /** A call that may charge is pending, and the page waits for it. */
  private isPaying(): boolean {
    return this.calls.waiting.some(({ id, signal }) => chargingCalls.includes(id) && !signal.aborted)
  }

  private open(at: Page['at']): void {
    this.page.actor.stop()
    const pages = {
      item: () => this.itemPage(),
      payment: () => this.paymentPage(),
      card: () => this.cardPage(),
    }
    this.page = pages[at]()
  }

  /** Returns to the item, and presses its other button; the check is answered at once. */
  private changeMethod(): void {
    const { at } = this.page
    if (at === 'item') return
    const bought = this.server.charged.length > 0
    this.open(bought ? 'item' : at === 'card' ? 'payment' : 'card')
  }

  private itemPage(): Page {
    const clock = new TestClock()
    const input = { item: kestrelInterceptor, userId: this.userId } as const
    const actor = createActor(this.buying, { clock, input })
    actor.on('navigate', ({ to }) => {
      if (to === 'makeOffer') return
      if (this.ownership !== 'available') this.broken.push('an item was handed over that is not available')
      this.open(to === 'cardPayment' ? 'card' : 'payment')
    })
    actor.on('toast', ({ message }) => {
      this.cover('refused as owned', typeof message === 'object' && message.key === 'alreadyPurchased')
    })
    return { at: 'item', actor: actor.start(), clock }
  }

  /** Returns the input of a payment page; the tab stores the attempt, which is the player’s own. */
  private order(method: 'payment' | 'card') {
    this.loads += 1
    const { fault, userId } = this
    const number =
      fault === 'a new key for each load of the page' ? `load ${this.loads}` : `purchase ${this.purchases}`
    const attempt = [
      userId ?? 'visitor',
      number,
      ...(fault === 'a key for each payment method' ? [method] : []),
    ].join(', ')
    return {
      item: kestrelInterceptor,
      user: userId === null ? null : { id: userId, email: 'mika7@meridian.test' },
      attempt,
      sent: this.marked.has(attempt) && fault !== 'a reload that forgets what was sent',
    }
  }

  private paymentPage(): Page {
    const clock = new TestClock()
    const actor = createActor(this.paying, { clock, input: this.order('payment') })
    actor.on('attempt.sent', ({ attempt }) => this.marked.add(attempt))
    actor.on('attempt.open', ({ attempt }) => this.marked.delete(attempt))
    return { at: 'payment', actor: actor.start(), clock }
  }

  private cardPage(): Page {
    const clock = new TestClock()
    const input = { ...this.order('card'), name: 'Mika Sorel' }
    const actor = createActor(this.payingByCard, { clock, input })
    actor.on('attempt.sent', ({ attempt }) => this.marked.add(attempt))
    actor.on('attempt.open', ({ attempt }) => this.marked.delete(attempt))
    actor.on('payment.paid', () => {
      this.cover('paid by card', true)
      this.marked.clear()
      this.purchases += 1
      // The result page replaces the form in the history.
      this.open('item')
    })
    return { at: 'card', actor: actor.start(), clock }
  }

  private signIn(userId: string | null): void {
    const changed = this.userId !== userId
    this.userId = userId
    // Another player starts another payment.
    if (this.page.at !== 'item') {
      if (changed) this.open(this.page.at)
    } else if (this.page.actor.getSnapshot().status === 'active')
      this.page.actor.send({ type: 'session.changed', userId })
  }

  /** Each page hears every event, its own or not, as from a mistaken caller. */
  private send(type: BlindEvent): void {
    if (this.page.actor.getSnapshot().status !== 'active') return
    this.cover('restored after leaving', type === 'page.restored' && isLeaving(this.page.actor.getSnapshot()))
    ;(this.page.actor as { send(event: { type: string }): void }).send({ type })
  }

  private async goOn(choice: number, ending: Ending): Promise<void> {
    if (this.userId === null) this.signIn(mika.id)
    const { actor, clock } = this.page
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (snapshot.status !== 'active' || snapshot.value === 'refused' || snapshot.value === 'paid')
      return this.open('item')
    const types = nextTypes(snapshot, choice > 12)
    const type = types[choice % types.length]
    const known = blindEvents.find((event) => event === type)
    if (known) this.send(known)
    else if (type?.startsWith('xstate.after.')) clock.pass(actor, type)
    else if (this.calls.waiting.some(({ signal }) => !signal.aborted))
      await this.end(this.calls.waiting.at(-1), ending)
    // A child machine waits.
    else clock.toNextTimer()
  }

  private async end(call: PendingCall | undefined, ending: Ending): Promise<void> {
    if (!call) return
    this.calls.waiting.splice(this.calls.waiting.indexOf(call), 1)
    const { server, page } = this
    const before = server.charged.length
    const charging = chargingCalls.includes(call.id)
    const taken = this.fault === 'a lost answer taken for a decline' && charging
    const fail = (error: unknown) => (taken ? call.answer({ status: 'failed' }) : call.fail(error))
    // The page continues as soon as it has the answer.
    if (call.id === 'checkPurchase' && !call.signal.aborted)
      this.ownership = before > 0 ? 'owned' : 'available'
    const news = await server.end({ ...call, fail }, ending, this.readRefusal())
    await flushPromises()
    const charged = server.charged.length > before
    this.cover('charged after other method', charged && this.methods.size > 1)
    this.cover('bank asked', call.id === 'askBank')
    this.cover('refused in progress', call.id === 'payWithCard' && ending === 'in progress')
    this.cover('answer lost after charge', charged && ending === 'answer lost')
    this.cover('charged behind the back', charged && call.signal.aborted)
    if (call.signal.aborted) return
    if (news === 'unpaid') this.inDoubt = false
    if (call.id === 'readOutcome') {
      this.cover('learned paid', news === 'paid')
      this.cover('learned unpaid', news === 'unpaid')
    }
    await flushPromises()
    const { value } = page.actor.getSnapshot()
    if (news === 'paid' && !['redirecting', 'leaving', 'paid'].includes(value))
      this.broken.push('a success that reached the page was forgotten')
  }

  private readRefusal(): typeof refusedCharge {
    return (error) => {
      if (!(error instanceof ApiError)) return undefined
      const { code, message } = error
      if (this.fault === 'refusals read by their English sentence')
        return message === messages.paymentProcessing ? undefined : { status: 'failed', message }
      if (this.fault === 'a missing code taken for a decline' && code === undefined)
        return { status: 'failed', message }
      return refusedCharge(error)
    }
  }

  private check(): void {
    const charges = this.server.charged.length
    const live = this.calls.waiting.filter(({ signal }) => !signal.aborted)
    const snapshot: AnyMachineSnapshot = this.page.actor.getSnapshot()
    this.cover('charged', charges > 0)
    for (const { id, input } of live) {
      if (!chargingCalls.includes(id) || (input as { userId?: string }).userId === '') continue
      this.inDoubt = true
      this.methods.add(this.page.at)
    }
    if (charges > 1) this.broken.push('an item was charged twice')
    if (live.length > 1) this.broken.push('a page made two calls at once')
    if (snapshot.status === 'error') this.broken.push('a flow broke down')
    // A visitor may press Pay, but no server charges anybody for it.
    if (this.inDoubt && snapshot.value === 'ready' && this.userId !== null)
      this.broken.push('Pay was offered again before anyone knew what became of the payment')
    if ((isLeaving(snapshot) || snapshot.value === 'paid') && charges === 0)
      this.broken.push('a payment was taken for made without a charge')
    if (snapshot.value === 'refused' && snapshot.context['order'] !== null)
      this.broken.push('a complete order was refused')
  }
}
