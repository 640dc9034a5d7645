import { paths } from '@meridian/contract/paths/paths'
import { toDollars } from '@meridian/contract/money/pricing'

/** Returns the `return_url` of a payment: the dashboard, with the amount in US dollars. */
export const dashboardReturn = (origin: string, amountCents: number): string =>
  `${origin}${paths.dashboard}?amount=${toDollars(amountCents)}`

/** Returns the dashboard's address as the provider completes it after a success; the payment's id may be unknown. */
export function paidReturn(amountCents: number, paymentIntent: string | undefined): string {
  const query = new URLSearchParams({
    amount: String(toDollars(amountCents)),
    ...(paymentIntent !== undefined && { payment_intent: paymentIntent }),
    redirect_status: 'succeeded',
  })
  return `${paths.dashboard}?${query}`
}
