import { messages } from './messages.ts'

/** Why an order can no longer be paid: its item is the player's already, or has another price by now. */
export type OrderEnd = 'owned' | 'repriced'

/** The refusals of an order that stay, however often it is sent, by the server's words. */
export const orderEnds: Readonly<Record<string, OrderEnd>> = {
  [messages.alreadyPurchased]: 'owned',
  [messages.amountWrong]: 'repriced',
}
