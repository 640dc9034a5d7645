import { paths } from '@meridian/contract/rules/paths'

/** Where an order that can no longer be paid leads, and what `paymentWords` call it. */
export const orderEnds = {
  /** The item is the player's already. */
  owned: { to: paths.profileActivity, word: 'seePurchases' },
  /** It has another price by now. */
  repriced: { to: paths.market, word: 'chooseAgain' },
} as const

/** Why an order can no longer be paid. */
export type OrderEnd = keyof typeof orderEnds

/** Whether a payment page stands at such an end. */
export const isOrderEnd = (status: string): status is OrderEnd => Object.hasOwn(orderEnds, status)
