import type { RefusalCode } from './refusal-codes.ts'

/** Why an order can no longer be paid: its item is the player's already, or has another price by now. */
export type OrderEnd = 'owned' | 'repriced'

/** The refusals of an order that stay, however often it is sent. */
export const orderEnds: Readonly<Partial<Record<RefusalCode, OrderEnd>>> = {
  already_owned: 'owned',
  price_changed: 'repriced',
}
