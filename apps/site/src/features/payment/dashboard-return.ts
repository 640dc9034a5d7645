import { paths } from '@meridian/contract/rules/paths'
import { toDollars } from '@meridian/contract/rules/pricing'

/** Returns the `return_url` of a payment: the dashboard, with the amount in US dollars. */
export function dashboardReturn(origin: string, amountCents: number): string {
  const address = new URL(paths.dashboard, origin)
  address.searchParams.set('amount', String(toDollars(amountCents)))
  return address.href
}

/** The return address as the provider completes it after a success; the payment's id may be unknown. */
export function paidReturn(returnUrl: string, paymentIntent: string | undefined): string {
  const address = new URL(returnUrl)
  if (paymentIntent !== undefined) address.searchParams.set('payment_intent', paymentIntent)
  address.searchParams.set('redirect_status', 'succeeded')
  return address.href
}
