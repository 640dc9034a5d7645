import { paths } from '@meridian-2117/contract/paths/paths'
import { toDollars } from '@meridian-2117/contract/money/pricing'

/** Returns the `return_url` of a payment: the dashboard, with the amount in US dollars. */
export const dashboardReturn = (origin: string, amountCents: number): string =>
  `${origin}${paths.dashboard}?amount=${toDollars(amountCents)}`

/** A hosted payment adds this parameter to any page's address. */
const hosted = ['session_id']

/** The card provider adds these parameters to the dashboard's address, beside the amount. */
const redirected = ['redirect_status', 'payment_intent', 'payment_intent_client_secret', 'amount']

/** Returns the query of an address without what it says about a payment. */
export function withoutPaymentNews(search: string, atDashboard: boolean): string {
  const query = new URLSearchParams(search)
  for (const name of atDashboard ? [...hosted, ...redirected] : hosted) query.delete(name)
  return query.toString()
}
