import type { StripeError, StripeErrorType } from '@stripe/stripe-js'

/** Errors after which nobody knows whether the card was charged: a line that broke, or a provider in trouble. */
const silent: ReadonlySet<StripeErrorType> = new Set(['api_connection_error', 'api_error'])

/** What an error of the card provider says of a payment that was sent to it; throws where it says nothing about the card. */
export function providerRefusal({ type, message }: Pick<StripeError, 'type' | 'message'>): {
  status: 'failed'
  message: string | undefined
} {
  if (silent.has(type)) throw new Error(message ?? type)
  return { status: 'failed', message }
}
