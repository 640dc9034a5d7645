import type { Outcome } from '@meridian/flows/shared/outcome'
import type { PaymentIntent, StripeError, StripeErrorType } from '@stripe/stripe-js'

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

/** Reads the outcome of a payment from its state at the card provider. */
export function outcomeOf({ id, status }: Pick<PaymentIntent, 'id' | 'status'>): Outcome {
  const outcome = outcomes[status]
  return outcome === 'paid' ? { status: outcome, paymentId: id } : { status: outcome }
}

/** After these errors the charge is unknown: a broken connection, or a failing provider. */
const silent: ReadonlySet<StripeErrorType> = new Set(['api_connection_error', 'api_error'])

/** These errors have a message for the buyer; the others address developers. */
const forBuyers: ReadonlySet<StripeErrorType> = new Set(['card_error', 'validation_error'])

/** These parts of the provider's error show the outcome. */
type ProviderError = Pick<StripeError, 'type' | 'message'> & {
  payment_intent?: Pick<PaymentIntent, 'id' | 'status'>
}

/** Returns the provider's message for the buyer, if it has one. */
export const buyerMessage = ({ type, message }: ProviderError): string | undefined =>
  forBuyers.has(type) ? message : undefined

/** Reads the outcome from an error of the card provider. Throws if the card may have been charged. */
export function outcomeOfError(
  error: ProviderError,
): { status: 'paid'; paymentId?: string | undefined } | { status: 'failed'; message: string | undefined } {
  const outcome = error.payment_intent && outcomeOf(error.payment_intent)
  // An earlier try was charged, and its answer was lost.
  if (outcome?.status === 'paid') return outcome
  if (outcome?.status === 'pending' || silent.has(error.type)) throw new Error(error.message ?? error.type)
  return { status: 'failed', message: buyerMessage(error) }
}
