import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { createActor, type Actor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import {
  cardPaymentMachine,
  type AskBankAnswer,
  type AskBankInput,
  type CardPaymentInput,
  type CreateMethodAnswer,
  type ChargeCardAnswer,
} from '../card-payment/card-payment.machine.ts'
import {
  securePaymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
} from '../secure-payment/secure-payment.machine.ts'
import type { Order } from '../shared/order.ts'
import type { Outcome } from '../shared/outcome.ts'
import { PendingCalls, flushPromises, withCalls, type PendingCall } from './calls.ts'
import { TestClock } from './test-clock.ts'
import { eventTypesOf } from './graph.ts'

/**
 * Decides how a call ends. It may be done and answered, or not done and refused. It may be done while the answer is
 * lost, or not done because the line is dead. It may be done and never answered. A bank may ask, or may still process
 * the payment; these two end only card calls, and refuse other calls.
 */
export type Ending =
  | 'done'
  | 'refused'
  | 'answer lost'
  | 'never arrived'
  | 'never settles'
  | 'bank asks'
  | 'in progress'

type PaymentMethod = 'secure' | 'card'

/** One event of a simulation run; `next step` picks one of the events that the page handles now. */
export type SimulationEvent =
  | { what: 'next step'; choice: number; ending: Ending }
  | { what: 'call ends'; choice: number; ending: Ending }
  | { what: 'reload' }
  | { what: 'the other payment method' }
  | { what: 'sign out and in' }

/** A fault replaces one of these parts. */
export interface Product {
  secure: AnyStateMachine
  card: AnyStateMachine
  /** Returns the idempotency key that the tab stores for the purchase. */
  attempt: (load: number, method: PaymentMethod) => string
  /** Reads the stored mark of an attempt that was sent. */
  isSent: (marked: boolean) => boolean
  /** Reports a call without an answer to the page. */
  fail: (call: PendingCall) => void
}

const product: Product = {
  secure: securePaymentMachine,
  card: cardPaymentMachine,
  attempt: () => 'attempt-1',
  isSent: (marked) => marked,
  fail: (call) => call.fail(new Error('Network Error')),
}

type Answer =
  | { clientSecret?: string }
  | ConfirmPaymentAnswer
  | CreateMethodAnswer
  | ChargeCardAnswer
  | AskBankAnswer
  | Outcome

/** Opens one payment per idempotency key, for either payment method, and charges it once, like the card provider. */
class FakeServer {
  readonly charged = new Set<string>()
  /** A bank processes these payments, and pays them before the next read. */
  private readonly inProgress = new Set<string>()

  /** Returns whether the payment is charged now. A charged payment is never refused later. */
  private charge(secret: string, acts: boolean): boolean {
    if (acts) this.charged.add(secret)
    return this.charged.has(secret)
  }

  private chargeCard(secret: string, ending: Ending, acts: boolean): ChargeCardAnswer | undefined {
    if (ending === 'in progress' && !this.charged.has(secret)) this.inProgress.add(secret)
    if (this.inProgress.has(secret)) return undefined
    if (this.charge(secret, acts)) return { status: 'paid' }
    return ending === 'bank asks' ? { status: 'requires_action', clientSecret: secret } : { status: 'failed' }
  }

  private outcome(isKnown: boolean): Outcome {
    if (isKnown) {
      for (const secret of this.inProgress) this.charged.add(secret)
      this.inProgress.clear()
    }
    if (this.charged.size > 0) return { status: 'paid' }
    return { status: isKnown ? 'unpaid' : 'pending' }
  }

  /** Carries out a call. Returns its answer; `undefined` while the server does not know it. */
  act({ id, input }: PendingCall, ending: Ending): Answer | undefined {
    const acts = ending === 'done' || ending === 'answer lost' || ending === 'never settles'
    const secretOf = ({ attempt }: Order) => `secret of ${attempt}`
    switch (id) {
      case 'openPayment':
        return acts ? { clientSecret: secretOf(input as Order) } : {}
      case 'confirmPayment': {
        const { clientSecret } = input as ConfirmPaymentInput
        return { status: this.charge(clientSecret, acts) ? 'redirecting' : 'failed' }
      }
      case 'createMethod':
        return acts ? { status: 'made', paymentMethodId: 'pm_1' } : { status: 'refused' }
      case 'chargeCard':
        return this.chargeCard(secretOf(input as Order), ending, acts)
      case 'askBank':
        return { status: this.charge((input as AskBankInput).clientSecret, acts) ? 'paid' : 'failed' }
      case 'readOutcome':
        return this.outcome(acts)
      default:
        throw new Error(`Nobody answers "${id}"`)
    }
  }
}

/** These events lead away from a charge; steps take them rarely, or few runs would reach a charge. */
const detours = ['provider.failed', 'provider.retry', 'page.restored']

const isLeaving = ({ value }: AnyMachineSnapshot): boolean => value === 'redirecting'

/** Returns whether the page shows a successful payment. */
const showsSuccess = (snapshot: AnyMachineSnapshot): boolean =>
  isLeaving(snapshot) || snapshot.value === 'paid'

/** Returns the events that would change the snapshot, in the order of the machine. */
function nextTypes(snapshot: AnyMachineSnapshot, detour: boolean): string[] {
  if (snapshot.status !== 'active') return []
  const pointless = new Set(['name.changed', 'session.changed', 'price.changed'])
  if (snapshot.context['provider'] === 'ready') pointless.add('provider.ready')
  // A browser that is leaving can only return.
  if (!detour && !isLeaving(snapshot)) for (const type of detours) pointless.add(type)
  return eventTypesOf(snapshot).filter((type) => !pointless.has(type))
}

const chargingCalls: readonly string[] = ['confirmPayment', 'chargeCard', 'askBank']

/**
 * Simulates one player, one item, one tab and the pages of both payment methods. They share one idempotency key, and
 * the mark of a sent attempt, over reloads and sign-outs.
 */
export class CheckoutSimulation {
  readonly broken = new Set<string>()

  private readonly server = new FakeServer()
  private readonly calls = new PendingCalls()
  /** These calls never settle. */
  private readonly hanging: PendingCall[] = []
  private readonly product: Product
  /** Provided once, which takes longer than a whole visit of a page. */
  private readonly machines: Record<PaymentMethod, AnyStateMachine>
  private method: PaymentMethod = 'card'
  private page: { actor: Actor<AnyStateMachine>; clock: TestClock }
  private loads = 0
  /** Pages have marked these attempts as sent, in the tab's storage. */
  private readonly marked = new Set<string>()
  /** A charge was sent, and its outcome reached no page. */
  private inDoubt = false

  constructor(fault: Partial<Product>) {
    this.product = { ...product, ...fault }
    const { calls } = this
    const { secure, card } = this.product
    this.machines = { secure: withCalls(secure, calls).machine, card: withCalls(card, calls).machine }
    this.page = this.open()
  }

  async apply(event: SimulationEvent): Promise<void> {
    switch (event.what) {
      case 'next step':
        await this.goOn(event.choice, event.ending)
        break
      case 'call ends':
        await this.end(this.calls.waiting[event.choice % this.calls.waiting.length], event.ending)
        break
      case 'the other payment method':
        this.method = this.method === 'card' ? 'secure' : 'card'
        this.reload()
        break
      case 'reload':
        this.reload()
        break
      case 'sign out and in':
        this.signOutAndIn()
        break
      default:
        event satisfies never
    }
    await flushPromises()
    this.check()
  }

  /**
   * Restores the connection and lets the player wait. The page must offer an action within a minute after the longest
   * time of a bank.
   */
  async recover(): Promise<void> {
    for (let waited = 0; waited <= 660_000;) {
      const { clock } = this.page
      const before = clock.now()
      const [call] = this.live()
      if (call) await this.end(call, 'done')
      else if (clock.isRunning) clock.toNextTimer()
      else if (this.hanging.some(({ signal }) => !signal.aborted)) break
      else return
      await flushPromises()
      this.check()
      waited += clock.now() - before
    }
    this.broken.add('a page did not recover by itself')
  }

  close(): void {
    this.page.actor.stop()
  }

  /** Returns the calls that the open page waits for. */
  private live(): PendingCall[] {
    return this.calls.waiting.filter(({ signal }) => !signal.aborted)
  }

  private open() {
    this.loads += 1
    const { marked, method } = this
    const attempt = this.product.attempt(this.loads, method)
    const input: CardPaymentInput = {
      item: kestrelInterceptor,
      player: { id: mika.id, email: 'mika7@meridian.test' },
      attempt,
      sent: this.product.isSent(marked.has(attempt)),
      name: 'Mika Sorel',
    }
    const clock = new TestClock()
    const actor = createActor(this.machines[method], { clock, input })
    actor.on('attempt.sent', () => marked.add(attempt))
    actor.on('attempt.notCharged', () => marked.delete(attempt))
    return { actor: actor.start(), clock }
  }

  private reload(): void {
    this.close()
    this.page = this.open()
  }

  /** The session ends elsewhere, and the player signs in again. A page starts another payment if its own is replaced. */
  private signOutAndIn(): void {
    const { actor } = this.page
    for (const playerId of [null, mika.id])
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'session.changed', playerId })
    if (actor.getSnapshot().value === 'replaced') this.reload()
  }

  private async goOn(choice: number, ending: Ending): Promise<void> {
    const { actor, clock } = this.page
    const types = nextTypes(actor.getSnapshot(), choice > 12)
    const type = types[choice % types.length]
    if (type === undefined) return
    const call = this.live().at(-1)
    if (type.startsWith('xstate.after.')) clock.pass(actor, type)
    else if (!type.startsWith('xstate.')) actor.send({ type })
    else if (call) await this.end(call, ending)
    // A child machine waits.
    else clock.toNextTimer()
  }

  private async end(call: PendingCall | undefined, ending: Ending): Promise<void> {
    if (!call) return
    this.calls.waiting.splice(this.calls.waiting.indexOf(call), 1)
    const answer = this.server.act(call, ending)
    if (ending === 'never settles') return void this.hanging.push(call)
    if (!answer || ending === 'answer lost' || ending === 'never arrived') return this.product.fail(call)
    call.answer(answer)
    if (call.signal.aborted || !('status' in answer)) return
    const { status } = answer
    if (status === 'failed' || status === 'unpaid') this.inDoubt = false
    await flushPromises()
    if ((status === 'paid' || status === 'redirecting') && !showsSuccess(this.page.actor.getSnapshot()))
      this.broken.add('a success that reached the page was forgotten')
  }

  private check(): void {
    const charges = this.server.charged.size
    const snapshot: AnyMachineSnapshot = this.page.actor.getSnapshot()
    if (this.live().some(({ id }) => chargingCalls.includes(id))) this.inDoubt = true
    if (charges > 1) this.broken.add('an item was charged twice')
    if (this.inDoubt && snapshot.value === 'ready')
      this.broken.add('Pay was offered again before anyone knew what became of the payment')
    if (showsSuccess(snapshot) && charges === 0)
      this.broken.add('a payment was taken for made without a charge')
  }
}
