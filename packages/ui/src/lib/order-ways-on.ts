import type { OrderEnd } from '@meridian/contract/rules/payment-status'
import { paths } from '@meridian/contract/rules/paths'

/** Where an order that can no longer be paid leads, and what `paymentMessages` call it. */
const orderWaysOn = {
  owned: { to: paths.profileActivity, word: 'seePurchases' },
  repriced: { to: paths.market, word: 'chooseAgain' },
} as const satisfies Record<OrderEnd, { to: string; word: string }>

const isOrderEnd = (status: string): status is OrderEnd => Object.hasOwn(orderWaysOn, status)

/** The way on from where a payment page stands; none while its order can still be paid. */
export const orderWayOn = (status: string) => (isOrderEnd(status) ? orderWaysOn[status] : undefined)
