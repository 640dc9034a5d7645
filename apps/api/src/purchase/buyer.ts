import type { User } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { Refusal } from '../http/refusal.ts'
import type { MarketStore, PricedItem } from '../market/market.store.ts'
import type { UserStore } from '../user/user.store.ts'

/** What every call about a purchase says when its user or item is missing (Spec 5). */
export const purchaseWords = {
  userId: messages.userIdRequired,
  productId: messages.productIdRequired,
} as const

/** Finds who buys and what, or refuses in the specification's words. */
export async function findBuyerAndItem(
  { users, market }: { users: UserStore; market: MarketStore },
  { userId, productId }: { userId: string; productId: string },
): Promise<{ user: User; item: PricedItem }> {
  if (!userId.trim()) throw new Refusal(400, purchaseWords.userId)
  if (!productId.trim()) throw new Refusal(400, purchaseWords.productId)
  const [user, item] = await Promise.all([users.byId(userId), market.byId(productId)])
  if (!user) throw new Refusal(401, purchaseWords.userId)
  if (!item) throw new Refusal(404, messages.productUnknown)
  return { user, item }
}
