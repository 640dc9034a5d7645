import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { createActor, type Actor, type AnyMachineSnapshot } from 'xstate'
import { buyMachine, type Ownership } from '../buy/buy.machine.ts'
import {
  paymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
  type PaymentOrder,
} from '../payment/payment.machine.ts'
import { PendingCalls, settled, withCalls, type PendingCall } from './calls.ts'
import { eventTypesOf } from './paths.ts'
import { TestClock } from './test-clock.ts'

/**
 * How a call ends: done and answered; not done and refused; done, but the answer is lost; not done at all, because the
 * line is dead.
 */
export type Ending = 'done' | 'refused' | 'answer lost' | 'never arrived'

/** One thing that happens to the player: `guided` picks among what the page reacts to right now. */
export type Happening =
  | { what: 'guided'; choice: number; ending: Ending }
  | { what: 'blind'; type: BlindEvent }
  | { what: 'call ends'; choice: number; ending: Ending }
  | { what: 'time passes'; ms: number }
  | { what: 'session'; userId: string | null }
  | { what: 'reload' }
  | { what: 'back to the item' }

export const blindEvents = [
  'buy.start',
  'buy.payByCard',
  'offer.make',
  'dialog.proceed',
  'dialog.close',
  'provider.ready',
  'provider.failed',
  'payment.submit',
  'payment.retry',
  'page.restored',
] as const
type BlindEvent = (typeof blindEvents)[number]

/** What leads away from a payment; guided steps take it only now and then, or nearly no run would get to a charge. */
const detours = new Set(['buy.payByCard', 'offer.make', 'dialog.close', 'provider.failed', 'page.restored'])

/** Opens one intent per idempotency key and charges each intent once, as the card provider does. */
class FakeServer {
  private readonly secrets = new Map<string, string>()
  readonly charged: string[] = []

  private open({ attempt }: PaymentOrder): string {
    const secret = this.secrets.get(attempt) ?? `secret-${this.secrets.size + 1}`
    this.secrets.set(attempt, secret)
    return secret
  }

  private confirm({ clientSecret }: ConfirmPaymentInput, acted: boolean): ConfirmPaymentAnswer {
    if (acted && !this.charged.includes(clientSecret)) this.charged.push(clientSecret)
    return this.charged.includes(clientSecret)
      ? { status: 'redirecting' }
      : { status: 'failed', message: 'Your card was declined.' }
  }

  /** Ends a call and says what its answer was worth; what was charged before is never refused later. */
  end(call: PendingCall, ending: Ending): 'lost' | 'paid' | 'other' {
    const acted = ending === 'done' || ending === 'answer lost'
    let answer: Ownership | { clientSecret?: string } | ConfirmPaymentAnswer
    if (call.id === 'checkPurchase') answer = this.charged.length > 0 ? 'owned' : 'available'
    else if (call.id === 'createIntent')
      answer = acted ? { clientSecret: this.open(call.input as PaymentOrder) } : {}
    else answer = this.confirm(call.input as ConfirmPaymentInput, acted)

    if (ending === 'answer lost' || ending === 'never arrived') {
      call.fail(new Error('Network Error'))
      return 'lost'
    }
    call.answer(answer)
    return typeof answer === 'object' && 'status' in answer && answer.status === 'redirecting'
      ? 'paid'
      : 'other'
  }
}

/** What a broken product would do differently; the checks of the session must notice each. */
export interface Fault {
  /** The page makes a new key each time it loads. */
  newKeyPerLoad?: true
  /** A payment that worked is taken for a declined one. */
  successUnheard?: true
  /** An owned item is handed over all the same. */
  ownershipUnheard?: true
}

type Page =
  | { at: 'item'; actor: Actor<typeof buyMachine>; clock: TestClock }
  | { at: 'payment'; actor: Actor<typeof paymentMachine> }

/**
 * One player, one item, one tab. The page keeps one idempotency key per purchase, over reloads and over going back to
 * the item.
 */
export class CheckoutSession {
  /** What must never happen, and did. */
  readonly broken: string[] = []
  /** How far the session got. */
  readonly reach = {
    charged: false,
    answerLostAfterCharge: false,
    reloadedWhilePaying: false,
    restoredAfterLeaving: false,
    refusedAsOwned: false,
  }

  private readonly server = new FakeServer()
  private readonly calls = new PendingCalls()
  private readonly buying
  private readonly paying
  private readonly fault: Fault
  private page: Page
  private userId: string | null = mika.id
  private loads = 0
  private ownership: Ownership | undefined

  constructor(fault: Fault = {}) {
    this.fault = fault
    this.buying = withCalls(buyMachine, this.calls).machine.provide({
      ...(fault.ownershipUnheard && { guards: { isOwned: () => false } }),
    })
    this.paying = withCalls(paymentMachine, this.calls).machine.provide({
      ...(fault.successUnheard && { guards: { isRedirecting: () => false } }),
    })
    this.page = this.itemPage()
  }

  async live(happening: Happening): Promise<void> {
    switch (happening.what) {
      case 'guided':
        await this.goOn(happening.choice, happening.ending)
        break
      case 'blind':
        this.send(happening.type)
        break
      case 'call ends':
        await this.end(this.calls.waiting[happening.choice % this.calls.waiting.length], happening.ending)
        break
      case 'time passes':
        if (this.page.at === 'item') this.page.clock.increment(happening.ms)
        break
      case 'session':
        this.signIn(happening.userId)
        break
      case 'reload':
        this.reach.reloadedWhilePaying ||= this.page.actor.getSnapshot().value === 'processing'
        this.open(this.page.at)
        break
      case 'back to the item':
        this.open('item')
        break
      default:
        happening satisfies never
    }
    await settled()
    this.check()
  }

  close(): void {
    this.page.actor.stop()
  }

  private open(at: Page['at']): void {
    this.page.actor.stop()
    this.page = at === 'item' ? this.itemPage() : this.paymentPage()
  }

  private itemPage(): Page {
    const clock = new TestClock()
    const input = { kind: 'collectible', item: kestrelInterceptor, userId: this.userId } as const
    const actor = createActor(this.buying, { clock, input })
    actor.on('navigate', ({ to }) => {
      if (to !== 'stripePayment') return
      if (this.ownership !== 'available') this.broken.push('an item was handed over that is not available')
      this.open('payment')
    })
    actor.on('toast', ({ text }) => {
      this.reach.refusedAsOwned ||= text === 'Sorry you have already purchased it'
    })
    return { at: 'item', actor: actor.start(), clock }
  }

  private paymentPage(): Page {
    this.loads += 1
    const actor = createActor(this.paying, {
      input: {
        item: kestrelInterceptor,
        user: this.userId === null ? null : { id: this.userId, email: 'mika7@meridian.test' },
        attempt: this.fault.newKeyPerLoad ? `attempt-${this.loads}` : 'attempt-1',
      },
    })
    return { at: 'payment', actor: actor.start() }
  }

  private signIn(userId: string | null): void {
    this.userId = userId
    if (this.page.at === 'item' && this.page.actor.getSnapshot().status === 'active')
      this.page.actor.send({ type: 'session.changed', userId })
  }

  /** Each page hears every event, its own or not, as from a mistaken caller. */
  private send(type: BlindEvent): void {
    if (this.page.actor.getSnapshot().status !== 'active') return
    this.reach.restoredAfterLeaving ||=
      type === 'page.restored' && this.page.actor.getSnapshot().value === 'redirecting'
    ;(this.page.actor as { send(event: { type: string }): void }).send({ type })
  }

  private async goOn(choice: number, ending: Ending): Promise<void> {
    const snapshot: AnyMachineSnapshot = this.page.actor.getSnapshot()
    if (this.userId === null) this.signIn(mika.id)
    if (snapshot.status !== 'active' || snapshot.value === 'refused') return this.open('item')
    const types = eventTypesOf(snapshot).filter(
      (type) => type !== 'session.changed' && (choice > 13 || !detours.has(type)),
    )
    const type = types[choice % types.length]
    const known = blindEvents.find((event) => event === type)
    if (known) this.send(known)
    else if (type?.startsWith('xstate.after.') && this.page.at === 'item')
      this.page.clock.pass(this.page.actor, type)
    else if (type) await this.end(this.calls.waiting.at(-1), ending)
  }

  private async end(call: PendingCall | undefined, ending: Ending): Promise<void> {
    if (!call) return
    this.calls.waiting.splice(this.calls.waiting.indexOf(call), 1)
    const { server, page } = this
    const before = server.charged.length
    const answer = server.end(call, ending)
    this.reach.answerLostAfterCharge ||= server.charged.length > before && answer === 'lost'
    if (call.signal.aborted) return
    if (call.id === 'checkPurchase') this.ownership = before > 0 ? 'owned' : 'available'
    await settled()
    if (answer === 'paid' && page.actor.getSnapshot().value !== 'redirecting')
      this.broken.push('a success that reached the page was forgotten')
  }

  private check(): void {
    const charges = this.server.charged.length
    this.reach.charged ||= charges > 0
    if (charges > 1) this.broken.push('an item was charged twice')
    if (this.calls.waiting.filter(({ signal }) => !signal.aborted).length > 1)
      this.broken.push('a page made two calls at once')
    const snapshot: AnyMachineSnapshot = this.page.actor.getSnapshot()
    if (snapshot.status === 'error') this.broken.push('a flow broke down')
    if (snapshot.value === 'redirecting' && charges === 0)
      this.broken.push('the browser left for the return address without a charge')
    if (snapshot.value === 'refused' && snapshot.context['order'] !== null)
      this.broken.push('a complete order was refused')
  }
}
