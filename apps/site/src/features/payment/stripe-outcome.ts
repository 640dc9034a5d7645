import type { AskBankAnswer } from '@meridian-2117/flows/card-payment'
import type { Outcome } from '@meridian-2117/flows/shared/outcome'
import type { CardFieldName } from '@meridian-2117/ui/screens/card-payment'
import type { PaymentIntent, StripeError, StripeErrorType } from '@stripe/stripe-js'

type IntentState = Pick<PaymentIntent, 'status'>

const outcomes: Record<PaymentIntent.Status, Outcome['status']> = {
  succeeded: 'paid',
  processing: 'pending',
  // The card's bank has reserved the sum, and the server has yet to take it.
  requires_capture: 'pending',
  requires_action: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_payment_method: 'unpaid',
  canceled: 'unpaid',
}

/** Reads the outcome of a payment from its state at Stripe. */
export const outcomeOf = ({ status }: IntentState): Outcome => ({ status: outcomes[status] })

/** After these errors the charge is unknown: a broken connection, or a failing provider. */
const silent: ReadonlySet<StripeErrorType> = new Set(['api_connection_error', 'api_error'])

/** These errors have a message for the player; the others address developers. */
const forPlayers: ReadonlySet<StripeErrorType> = new Set(['card_error', 'validation_error'])

type ErrorState = Pick<StripeError, 'type' | 'code' | 'message'> & { payment_intent?: IntentState }

/** Returns Stripe's message for the player, if it has one. */
export const playerMessage = ({ type, message }: ErrorState): string | undefined =>
  forPlayers.has(type) ? message : undefined

/** Reads the outcome from an error of Stripe. Throws if the card may have been charged. */
export function outcomeOfError(
  error: ErrorState,
): { status: 'paid' } | { status: 'failed'; message: string | undefined } {
  const outcome = error.payment_intent && outcomeOf(error.payment_intent)
  // An earlier try was charged, and its answer was lost.
  if (outcome?.status === 'paid') return { status: 'paid' }
  if (outcome?.status === 'pending' || silent.has(error.type)) throw new Error(error.message ?? error.type)
  return { status: 'failed', message: playerMessage(error) }
}

/** Reads the bank's answer from what Stripe says about the payment. Throws if it is unknown. */
export function bankAnswer({
  paymentIntent,
  error,
}: {
  paymentIntent?: IntentState | undefined
  error?: ErrorState | undefined
}): AskBankAnswer {
  if (error) return outcomeOfError(error)
  switch (paymentIntent?.status) {
    case 'succeeded':
      return { status: 'paid' }
    case 'requires_payment_method':
    case 'canceled':
      return { status: 'failed' }
    default:
      throw new Error(`The bank was asked, and the payment is ${paymentIntent?.status ?? 'unknown'}`)
  }
}

/** Stripe's error codes name the fields so. */
const codeParts: Record<CardFieldName, string> = { number: 'number', expiry: 'expiry', code: 'cvc' }

const fieldNames: readonly CardFieldName[] = ['number', 'expiry', 'code']

/** Returns the field that an error names, or `undefined`. */
export const fieldOfError = ({ type, code = '' }: ErrorState): CardFieldName | undefined =>
  type === 'validation_error' ? fieldNames.find((field) => code.includes(codeParts[field])) : undefined
