import type { StripeError, StripeErrorType } from '@stripe/stripe-js'

/** Errors after which the charge is unknown: a broken connection, or a failing provider. */
const silent: ReadonlySet<StripeErrorType> = new Set(['api_connection_error', 'api_error'])

/** Turns an error of the card provider into a failed payment. Throws if the card may have been charged. */
export function providerRefusal({ type, message }: Pick<StripeError, 'type' | 'message'>): {
  status: 'failed'
  message: string | undefined
} {
  if (silent.has(type)) throw new Error(message ?? type)
  return { status: 'failed', message }
}
