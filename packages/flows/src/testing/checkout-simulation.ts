import { kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { createActor, type Actor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import {
  cardChargeMachine,
  type AskBankAnswer,
  type AskBankInput,
  type CardChargeInput,
  type CreateMethodAnswer,
  type PayWithCardAnswer,
} from '../card-charge/card-charge.machine.ts'
import {
  intentPaymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
} from '../intent-payment/intent-payment.machine.ts'
import type { Order } from '../shared/order.ts'
import type { Outcome } from '../shared/outcome.ts'
import { PendingCalls, flushPromises, withCalls, type PendingCall } from './calls.ts'
import { TestClock } from './test-clock.ts'
import { eventTypesOf } from 'storybook-addon-xstate/paths'

/**
 * The ending of a call: done and answered; not done and refused; done, but the answer is lost; not done, because the
 * line is dead; done, and neither answered nor failed, ever; a bank asks, or takes the page along; a bank is still at
 * work on it. The last two end only card calls; any other call is refused.
 */
export type Ending =
  | 'done'
  | 'refused'
  | 'answer lost'
  | 'never arrived'
  | 'never settles'
  | 'bank asks'
  | 'in progress'

type PaymentMethod = 'intent' | 'card'

/** One event of a simulation run; `next step` picks among what the page reacts to right now. */
export type SimulationEvent =
  | { what: 'next step'; choice: number; ending: Ending }
  | { what: 'call ends'; choice: number; ending: Ending }
  | { what: 'reload' }
  | { what: 'the other payment method' }

/** The parts of the product that a fault replaces. */
export interface Product {
  intent: AnyStateMachine
  card: AnyStateMachine
  /** Returns the idempotency key that the tab stores for the purchase. */
  attempt: (load: number, method: PaymentMethod) => string
  /** Reads the stored mark of a sent attempt. */
  isSent: (marked: boolean) => boolean
  /** Tells the page of a call without an answer. */
  fail: (call: PendingCall) => void
}

const product: Product = {
  intent: intentPaymentMachine,
  card: cardChargeMachine,
  attempt: () => 'attempt-1',
  isSent: (marked) => marked,
  fail: (call) => call.fail(new Error('Network Error')),
}

type Answer =
  | { clientSecret?: string }
  | ConfirmPaymentAnswer
  | CreateMethodAnswer
  | PayWithCardAnswer
  | AskBankAnswer
  | Outcome

/** Opens one payment per idempotency key, for either payment method, and charges each once, like the card provider. */
class FakeServer {
  readonly charged = new Set<string>()
  /** Payments that a bank processes: it pays them before the next read. */
  private readonly inProgress = new Set<string>()

  /** Returns whether the payment is charged now. A charged payment is never refused later. */
  private charge(secret: string, acts: boolean): boolean {
    if (acts) this.charged.add(secret)
    return this.charged.has(secret)
  }

  private payWithCard(secret: string, ending: Ending, acts: boolean): PayWithCardAnswer | undefined {
    if (ending === 'in progress' && !this.charged.has(secret)) this.inProgress.add(secret)
    if (this.inProgress.has(secret)) return undefined
    if (this.charge(secret, acts)) return { status: 'paid' }
    return ending === 'bank asks' ? { status: 'asksBank', clientSecret: secret } : { status: 'failed' }
  }

  private outcome(isKnown: boolean): Outcome {
    if (isKnown) {
      for (const secret of this.inProgress) this.charged.add(secret)
      this.inProgress.clear()
    }
    if (this.charged.size > 0) return { status: 'paid' }
    return { status: isKnown ? 'unpaid' : 'pending' }
  }

  /** Does what a call asks for. Returns its answer; `undefined` when the server does not know it yet. */
  act({ id, input }: PendingCall, ending: Ending): Answer | undefined {
    const acts = ending === 'done' || ending === 'answer lost' || ending === 'never settles'
    const secretOf = ({ attempt }: Order) => `secret of ${attempt}`
    switch (id) {
      case 'createIntent':
        return acts ? { clientSecret: secretOf(input as Order) } : {}
      case 'confirmPayment': {
        const { clientSecret } = input as ConfirmPaymentInput
        return { status: this.charge(clientSecret, acts) ? 'redirecting' : 'failed' }
      }
      case 'createMethod':
        return acts ? { status: 'made', paymentMethodId: 'pm_1' } : { status: 'refused' }
      case 'payWithCard':
        return this.payWithCard(secretOf(input as Order), ending, acts)
      case 'askBank': {
        // A bank's own page always approves.
        const isAway = ending === 'bank asks'
        if (!this.charge((input as AskBankInput).clientSecret, acts || isAway)) return { status: 'failed' }
        return { status: isAway ? 'redirecting' : 'paid' }
      }
      case 'readOutcome':
        return this.outcome(acts)
      default:
        throw new Error(`Nobody answers "${id}"`)
    }
  }
}

/** Events that lead away from a charge; steps take them rarely, or few runs would reach one. */
const detours = ['provider.failed', 'provider.retry', 'page.restored']

/** The browser has been redirected. */
const isLeaving = ({ value }: AnyMachineSnapshot): boolean => value === 'redirecting' || value === 'leaving'

/** The page shows that the payment was made. */
const showsSuccess = (snapshot: AnyMachineSnapshot): boolean =>
  isLeaving(snapshot) || snapshot.value === 'paid'

/** Returns the events that would change anything next, in the order of the machine. */
function nextTypes(snapshot: AnyMachineSnapshot, detour: boolean): string[] {
  if (snapshot.status !== 'active') return []
  const pointless = new Set(['name.changed'])
  if (snapshot.context['provider'] === 'ready') pointless.add('provider.ready')
  // A browser that is leaving can only come back.
  if (!detour && !isLeaving(snapshot)) for (const type of detours) pointless.add(type)
  return eventTypesOf(snapshot).filter((type) => !pointless.has(type))
}

const chargingCalls: readonly string[] = ['confirmPayment', 'payWithCard', 'askBank']

/**
 * Simulates one player, one item, one tab and the pages of both payment methods. They share one idempotency key, and
 * the mark of a sent attempt, over reloads.
 */
export class CheckoutSimulation {
  /** The broken rules. */
  readonly broken = new Set<string>()

  private readonly server = new FakeServer()
  private readonly calls = new PendingCalls()
  /** The calls that never settle. */
  private readonly hanging: PendingCall[] = []
  private readonly product: Product
  private method: PaymentMethod = 'card'
  private page: { actor: Actor<AnyStateMachine>; clock: TestClock }
  private loads = 0
  /** The attempts that pages have marked as sent, in the tab's storage. */
  private readonly marked = new Set<string>()
  /** A charge was sent, and no page was told its outcome. */
  private inDoubt = false

  constructor(fault: Partial<Product>) {
    this.product = { ...product, ...fault }
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
        this.method = this.method === 'card' ? 'intent' : 'card'
        this.reload()
        break
      case 'reload':
        this.reload()
        break
      default:
        event satisfies never
    }
    await flushPromises()
    this.check()
  }

  /**
   * The connection works again and the player only waits: within a minute the page must offer an action, after the time
   * that a bank may take.
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

  /** The calls that the open page waits for. */
  private live(): PendingCall[] {
    return this.calls.waiting.filter(({ signal }) => !signal.aborted)
  }

  private open() {
    this.loads += 1
    const { marked, method } = this
    const attempt = this.product.attempt(this.loads, method)
    const input: CardChargeInput = {
      item: kestrelInterceptor,
      user: { id: mika.id, email: 'mika7@meridian.test' },
      attempt,
      sent: this.product.isSent(marked.has(attempt)),
      name: 'Mika Sorel',
    }
    const clock = new TestClock()
    const actor = createActor(withCalls(this.product[method], this.calls).machine, { clock, input })
    actor.on('attempt.sent', () => marked.add(attempt))
    actor.on('attempt.open', () => marked.delete(attempt))
    return { actor: actor.start(), clock }
  }

  private reload(): void {
    this.close()
    this.page = this.open()
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
