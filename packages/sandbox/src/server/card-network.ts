import { cardAmountCents } from '@meridian-2117/contract/money/pricing'
import type { PaymentIntent } from '@stripe/stripe-js'
import { cardOutcome, cardProblem, type CardInput, type CardOutcome } from '../shared/card-rules.ts'
import type { CardRefusal } from '../shared/card-calls.ts'

/** Uses Stripe's words; `refunded` is a status of charges at Stripe. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'
  | 'refunded'

/** A merchant orders the network to collect money. */
export interface IntentOrder {
  amountCents: number
  /** Lower case, such as `usd`. */
  currency: string
  description: string
  /** Equal keys always mean the same payment. */
  idempotencyKey: string
  metadata: Record<string, string>
}

/** A payment in the network's records. */
export interface CardIntent extends IntentOrder {
  id: string
  /** Allows its holder to confirm the payment. */
  clientSecret: string
  status: IntentStatus
  /** Nobody disputes payments here; the load test writes it into the records. */
  dispute?: 'open' | 'won' | 'lost'
  /** Code of the latest refusal. */
  lastError: string | null
  createdAt: Date
}

export interface IntentStore {
  /** Stores the payment, or returns the one stored earlier under the same `idempotencyKey`. */
  insertOrGet(intent: Omit<CardIntent, 'createdAt'>): Promise<CardIntent>
  byId(id: string): Promise<CardIntent | undefined>
  byClientSecret(clientSecret: string): Promise<CardIntent | undefined>
  /** One atomic step: changes the payment only if its status is one of `from`; else returns `undefined`. */
  move(
    id: string,
    step: { from: readonly IntentStatus[]; to: IntentStatus; lastError: string | null },
  ): Promise<CardIntent | undefined>
}

/** A step returns the payment, or the reason why it was refused. */
export type IntentResult =
  | { ok: true; intent: CardIntent }
  | { ok: false; error: CardRefusal; intent?: CardIntent }

/** A card, or a payment method made from one. */
export type PayingWith = { card: CardInput } | { paymentMethod: string }

export interface CardNetwork {
  /** Refuses a key that was used before for another order, and amounts that Stripe refuses. */
  createIntent(order: IntentOrder): Promise<IntentResult>
  readIntent(id: string): Promise<CardIntent | undefined>
  readBySecret(clientSecret: string): Promise<CardIntent | undefined>
  /** Cancels an open payment. A canceled one stays canceled; a paid one is refused. */
  cancelIntent(id: string): Promise<IntentResult>
  /** Refunds a paid payment; a refunded one stays so. */
  refundIntent(id: string): Promise<IntentResult>
  /** Tries to collect the payment; a refused card leaves it open for another try. */
  confirm(attempt: { clientSecret: string; nowMs: number } & PayingWith): Promise<IntentResult>
  /** Takes the buyer's answer on the bank's page; a repeated approval gives the same result. */
  answerBank(answer: { id: string; approve: boolean }): Promise<IntentResult>
  /** Makes a substitute for a card in a later `confirm`. The id encodes the card's outcome and no card data. */
  createPaymentMethod(request: {
    card: CardInput
    nowMs: number
  }): { ok: true; id: string } | { ok: false; error: CardRefusal }
}

const open: readonly IntentStatus[] = ['requires_payment_method', 'requires_action']

const refusals = {
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  unknownCard: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. In the sandbox only test cards pay.',
  },
  bankRefused: {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  noSuchIntent: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such payment_intent.',
  },
  noSuchMethod: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such payment_method.',
  },
  tooSmall: {
    type: 'invalid_request_error',
    code: 'amount_too_small',
    message: 'Amount must be at least $0.50 usd',
  },
  tooLarge: {
    type: 'invalid_request_error',
    code: 'amount_too_large',
    message: 'Amount must be no more than $999,999.99',
  },
  keyReused: {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
} as const satisfies Record<string, CardRefusal>

/**
 * Plays the card provider. It stores payments, judges test cards and charges each payment at most once, however many
 * requests arrive together.
 */
export function createCardNetwork({
  store,
  newId,
}: {
  store: IntentStore
  /** Returns a new random text that nobody can guess. */
  newId: () => string
}): CardNetwork {
  /** Changes the status of an open payment; refuses one that was closed meanwhile, with its current status. */
  async function moveTo(
    intent: CardIntent,
    to: IntentStatus,
    refusal: CardRefusal | undefined,
    from: readonly IntentStatus[] = open,
  ): Promise<IntentResult> {
    const moved = await store.move(intent.id, { from, to, lastError: refusal?.code ?? null })
    if (!moved) return unexpectedState((await store.byId(intent.id)) ?? intent)
    return refusal ? { ok: false, error: refusal, intent: moved } : { ok: true, intent: moved }
  }

  return {
    async createIntent(order) {
      if (order.amountCents < cardAmountCents.min) return { ok: false, error: refusals.tooSmall }
      if (order.amountCents > cardAmountCents.max) return { ok: false, error: refusals.tooLarge }
      const id = `pi_sandbox_${newId()}`
      const intent = await store.insertOrGet({
        ...order,
        id,
        clientSecret: `${id}_secret_${newId()}`,
        status: 'requires_payment_method',
        lastError: null,
      })
      return sameOrder(intent, order)
        ? { ok: true, intent }
        : { ok: false, error: refusals.keyReused, intent }
    },

    readIntent: (id) => store.byId(id),

    readBySecret: (clientSecret) => store.byClientSecret(clientSecret),

    async cancelIntent(id) {
      const intent = await store.byId(id)
      if (!intent) return { ok: false, error: refusals.noSuchIntent }
      return moveTo(intent, 'canceled', undefined, [...open, 'canceled'])
    },

    async refundIntent(id) {
      const intent = await store.byId(id)
      if (!intent) return { ok: false, error: refusals.noSuchIntent }
      return moveTo(intent, 'refunded', undefined, ['succeeded', 'refunded'])
    },

    async confirm({ clientSecret, nowMs, ...payingWith }) {
      const intent = await store.byClientSecret(clientSecret)
      if (!intent) return { ok: false, error: refusals.noSuchIntent }
      if (!open.includes(intent.status)) return unexpectedState(intent)
      const judged = judge(payingWith, nowMs)
      if (!judged.ok) return { ok: false, error: judged.error, intent }
      switch (judged.outcome) {
        case 'pays':
          return moveTo(intent, 'succeeded', undefined)
        case 'requiresAction':
          return moveTo(intent, 'requires_action', undefined)
        case 'declined':
          return moveTo(intent, 'requires_payment_method', refusals.declined)
        case 'unknown':
          return moveTo(intent, 'requires_payment_method', refusals.unknownCard)
        default:
          return judged.outcome satisfies never
      }
    },

    async answerBank({ id, approve }) {
      const intent = await store.byId(id)
      if (!intent) return { ok: false, error: refusals.noSuchIntent }
      if (approve && intent.status === 'succeeded') return { ok: true, intent }
      return approve
        ? moveTo(intent, 'succeeded', undefined, ['requires_action'])
        : moveTo(intent, 'requires_payment_method', refusals.bankRefused, ['requires_action'])
    },

    createPaymentMethod({ card, nowMs }) {
      const judged = judge({ card }, nowMs)
      return judged.ok
        ? { ok: true, id: `${methodPrefix}${judged.outcome}_${newId()}` }
        : { ok: false, error: judged.error }
    },
  }
}

/** Returns a payment in the shape that Stripe sends to the browser. */
export function toStripeIntent(intent: CardIntent): PaymentIntent {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amountCents,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: Math.floor(intent.createdAt.getTime() / 1000),
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.lastError ? { type: 'card_error', code: intent.lastError } : null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    // A refunded payment stays `succeeded` in Stripe's API.
    status: intent.status === 'refunded' ? 'succeeded' : intent.status,
  }
}

const methodPrefix = 'pm_sandbox_'

/** Returns the outcome of charging a card or a payment method. */
function judge(
  payingWith: PayingWith,
  nowMs: number,
): { ok: true; outcome: CardOutcome } | { ok: false; error: CardRefusal } {
  if ('card' in payingWith) {
    const problem = cardProblem(payingWith.card, nowMs)
    return problem
      ? { ok: false, error: { type: 'card_error', ...problem } }
      : { ok: true, outcome: cardOutcome(payingWith.card.number) }
  }
  const outcome = outcomes.find((known) => payingWith.paymentMethod.startsWith(`${methodPrefix}${known}_`))
  return outcome ? { ok: true, outcome } : { ok: false, error: refusals.noSuchMethod }
}

const outcomes: readonly CardOutcome[] = ['pays', 'declined', 'requiresAction', 'unknown']

function unexpectedState(intent: CardIntent): IntentResult {
  return {
    ok: false,
    intent,
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This payment can no longer be changed: its status is ${intent.status}.`,
    },
  }
}

function sameOrder(intent: CardIntent, order: IntentOrder): boolean {
  const keys = new Set([...Object.keys(intent.metadata), ...Object.keys(order.metadata)])
  return (
    intent.amountCents === order.amountCents &&
    intent.currency === order.currency &&
    [...keys].every((key) => intent.metadata[key] === order.metadata[key])
  )
}
