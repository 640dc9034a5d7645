import type { OrderEnd } from '@meridian/contract/rules/payment-status'
import { paths } from '@meridian/contract/rules/paths'

/** The page that an order leads to once it cannot be paid, and its label in `paymentMessages`. */
const orderExits = {
  owned: { to: paths.profileActivity, word: 'seePurchases' },
  repriced: { to: paths.market, word: 'chooseAgain' },
} as const satisfies Record<OrderEnd, { to: string; word: string }>

const isOrderEnd = (status: string): status is OrderEnd => Object.hasOwn(orderExits, status)

/** The link that leaves a payment page once its order cannot be paid; else `undefined`. */
export const orderExit = (status: string) => (isOrderEnd(status) ? orderExits[status] : undefined)
