import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { createActor, type Actor, type AnyMachineSnapshot } from 'xstate'
import { buyMachine, type Ownership } from '../buy/buy.machine.ts'
import {
  paymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
  type PaymentOrder,
} from '../payment/payment.machine.ts'
import type { Outcome } from '../shared/outcome.ts'
import { PendingCalls, settled, withCalls, type PendingCall } from './calls.ts'
import { TestClock } from './test-clock.ts'
import { eventTypesOf } from './ways.ts'

/**
 * How a call ends: done and answered; not done and refused; done, but the answer is lost; not done at all, because the
 * line is dead; not done, because it never left the page.
 */
export type Ending = 'done' | 'refused' | 'answer lost' | 'never arrived' | 'not sent'

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
  'provider.retry',
  'payment.submit',
  'payment.retry',
  'page.restored',
] as const
type BlindEvent = (typeof blindEvents)[number]

/** What guided steps take only now and then, or nearly no run would get to a charge: it leads away from one. */
const detours = [
  'buy.payByCard',
  'offer.make',
  'dialog.close',
  'provider.failed',
  'provider.retry',
  'page.restored',
]

/** What can happen next and would change anything, in the order of the machine. */
function nextTypes(snapshot: AnyMachineSnapshot, detour: boolean): string[] {
  const pointless = new Set(['session.changed'])
  if (snapshot.context['provider'] === 'ready') pointless.add('provider.ready')
  // Once the browser is leaving, coming back is the way on.
  if (!detour) for (const type of detours) if (snapshot.value !== 'redirecting') pointless.add(type)
  return eventTypesOf(snapshot).filter((type) => !pointless.has(type))
}

/** What the page has learned from the end of a call about the charge. */
type News = 'paid' | 'unpaid' | 'none'

/** Opens one intent per idempotency key and charges each intent once, as the card provider does. */
class FakeServer {
  private readonly secrets = new Map<string, string>()
  readonly charged: string[] = []

  private open({ attempt }: PaymentOrder): string {
    const secret = this.secrets.get(attempt) ?? `secret-${this.secrets.size + 1}`
    this.secrets.set(attempt, secret)
    return secret
  }

  /** What was charged before is never refused later. */
  private confirm({ clientSecret }: ConfirmPaymentInput, acted: boolean): ConfirmPaymentAnswer {
    if (acted && !this.charged.includes(clientSecret)) this.charged.push(clientSecret)
    return this.charged.includes(clientSecret)
      ? { status: 'redirecting' }
      : { status: 'failed', message: 'Your card was declined.' }
  }

  private outcome(known: boolean): Outcome {
    if (!known) return { status: 'pending' }
    return this.charged.length > 0 ? { status: 'paid', paymentId: 'pi_1' } : { status: 'unpaid' }
  }

  private act({ id, input }: PendingCall, acted: boolean) {
    switch (id) {
      case 'checkPurchase':
        return this.charged.length > 0 ? 'owned' : 'available'
      case 'createIntent':
        return acted ? { clientSecret: this.open(input as PaymentOrder) } : {}
      case 'confirmPayment':
        return this.confirm(input as ConfirmPaymentInput, acted)
      case 'readOutcome':
        return this.outcome(acted)
      default:
        throw new Error(`Nobody answers "${id}"`)
    }
  }

  /** Ends a call, and says what its answer tells about the charge. */
  end(call: PendingCall, ending: Ending): News {
    if (ending === 'not sent' && call.id === 'confirmPayment') {
      call.answer({ status: 'notSent' } satisfies ConfirmPaymentAnswer)
      return 'unpaid'
    }
    const answer = this.act(call, ending === 'done' || ending === 'answer lost')
    if (ending !== 'done' && ending !== 'refused') {
      call.fail(new Error('Network Error'))
      return 'none'
    }
    call.answer(answer)
    if (typeof answer !== 'object' || !('status' in answer)) return 'none'
    if (answer.status === 'redirecting' || answer.status === 'paid') return 'paid'
    return answer.status === 'pending' ? 'none' : 'unpaid'
  }
}

/** What a broken product would do differently; the checks of the session must notice each. */
export interface Fault {
  /** The page makes a new key each time it loads. */
  newKeyPerLoad?: true
  /** The page forgets over a reload that a confirmation was sent. */
  sentForgotten?: true
  /** The page takes a confirmation without an answer for a declined one. */
  lostTakenForDeclined?: true
  /** A payment that worked is taken for a declined one. */
  successUnheard?: true
  /** The server's word that the payment was made is not heard. */
  paidUnheard?: true
  /** A server that does not know yet is taken for one that says no. */
  pendingTakenForUnpaid?: true
  /** The server is asked once and then not for a year. */
  askedOnce?: true
  /** A browser that stays where it is waits for its own departure for a year. */
  departureAwaited?: true
  /** An owned item is handed over all the same. */
  ownershipUnheard?: true
}

const year = 365 * 24 * 3_600_000
const never = (): boolean => false

type Page = { clock: TestClock } & (
  | { at: 'item'; actor: Actor<typeof buyMachine> }
  | { at: 'payment'; actor: Actor<typeof paymentMachine> }
)

/**
 * One player, one item, one tab. The page keeps one idempotency key per purchase, and whether a confirmation was sent
 * with it, over reloads and over going back to the item.
 */
export class CheckoutSession {
  /** What must never happen, and did. */
  readonly broken: string[] = []
  /** How far the session got. */
  readonly reach = {
    charged: false,
    answerLostAfterCharge: false,
    chargedBehindTheBack: false,
    reloadedWhilePaying: false,
    restoredAfterLeaving: false,
    refusedAsOwned: false,
    learnedPaid: false,
    learnedUnpaid: false,
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
  /** The attempt that the page has marked as sent, in its storage. */
  private marked: string | null = null
  /** A confirmation has left the page, and nobody has told the page yet what became of it. */
  private inDoubt = false

  constructor(fault: Fault = {}) {
    this.fault = fault
    this.buying = withCalls(buyMachine, this.calls).machine.provide({
      guards: { ...(fault.ownershipUnheard && { isOwned: never }) },
    })
    this.paying = withCalls(paymentMachine, this.calls).machine.provide({
      guards: {
        ...(fault.successUnheard && { isRedirecting: never }),
        ...(fault.paidUnheard && { isPaid: never }),
        ...(fault.pendingTakenForUnpaid && { isUnpaid: () => true }),
      },
      delays: {
        ...(fault.askedOnce && { untilAskedAgain: year }),
        ...(fault.departureAwaited && { leaveLimit: year }),
      },
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
        this.page.clock.increment(happening.ms)
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

  /** The line is whole again and the player only waits: within a minute the page must offer something to do. */
  async recover(): Promise<void> {
    for (let waited = 0; waited <= 60_000;) {
      const { actor, clock } = this.page
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      const call = this.calls.waiting.find(({ signal }) => !signal.aborted)
      const before = clock.now()
      if (call) await this.end(call, 'done')
      else if (eventTypesOf(snapshot).some((type) => type.startsWith('xstate.after.'))) clock.toNextTimer()
      else return
      await settled()
      this.check()
      waited += clock.now() - before
    }
    this.broken.push('a page did not recover by itself')
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
    const input = { item: kestrelInterceptor, userId: this.userId } as const
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
    const clock = new TestClock()
    const attempt = this.fault.newKeyPerLoad ? `attempt-${this.loads}` : 'attempt-1'
    const actor = createActor(this.paying, {
      clock,
      input: {
        item: kestrelInterceptor,
        user: this.userId === null ? null : { id: this.userId, email: 'mika7@meridian.test' },
        attempt,
        sent: this.marked === attempt && !this.fault.sentForgotten,
      },
    })
    actor.on('attempt.sent', (tell) => {
      this.marked = tell.attempt
    })
    actor.on('attempt.open', () => {
      this.marked = null
    })
    return { at: 'payment', actor: actor.start(), clock }
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
    const { actor, clock } = this.page
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (this.userId === null) this.signIn(mika.id)
    if (snapshot.status !== 'active' || snapshot.value === 'refused' || snapshot.value === 'paid')
      return this.open('item')
    const types = nextTypes(snapshot, choice > 12)
    const type = types[choice % types.length]
    const known = blindEvents.find((event) => event === type)
    if (known) this.send(known)
    else if (type?.startsWith('xstate.after.')) clock.pass(actor, type)
    else if (type) await this.end(this.calls.waiting.at(-1), ending)
  }

  private async end(call: PendingCall | undefined, ending: Ending): Promise<void> {
    if (!call) return
    this.calls.waiting.splice(this.calls.waiting.indexOf(call), 1)
    const { server, page, reach } = this
    const before = server.charged.length
    const taken = this.fault.lostTakenForDeclined && call.id === 'confirmPayment'
    const fail = (error: unknown) => (taken ? call.answer({ status: 'failed' }) : call.fail(error))
    const news = server.end({ ...call, fail }, ending)
    const charged = server.charged.length > before
    reach.answerLostAfterCharge ||= charged && ending === 'answer lost'
    reach.chargedBehindTheBack ||= charged && call.signal.aborted
    if (call.signal.aborted) return
    if (call.id === 'checkPurchase') this.ownership = before > 0 ? 'owned' : 'available'
    if (news === 'unpaid') this.inDoubt = false
    if (call.id === 'readOutcome') {
      reach.learnedPaid ||= news === 'paid'
      reach.learnedUnpaid ||= news === 'unpaid'
    }
    await settled()
    if (news === 'paid' && !['redirecting', 'paid'].includes(page.actor.getSnapshot().value as string))
      this.broken.push('a success that reached the page was forgotten')
  }

  private check(): void {
    const charges = this.server.charged.length
    const live = this.calls.waiting.filter(({ signal }) => !signal.aborted)
    const snapshot: AnyMachineSnapshot = this.page.actor.getSnapshot()
    this.reach.charged ||= charges > 0
    this.inDoubt ||= live.some(({ id }) => id === 'confirmPayment')
    if (charges > 1) this.broken.push('an item was charged twice')
    if (live.length > 1) this.broken.push('a page made two calls at once')
    if (snapshot.status === 'error') this.broken.push('a flow broke down')
    if (this.inDoubt && snapshot.value === 'ready')
      this.broken.push('Pay was offered again before anyone knew what became of the payment')
    if ((snapshot.value === 'redirecting' || snapshot.value === 'paid') && charges === 0)
      this.broken.push('a payment was taken for made without a charge')
    if (snapshot.value === 'refused' && snapshot.context['order'] !== null)
      this.broken.push('a complete order was refused')
  }
}
