import type { User } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { Refusal } from '../http/refusal.ts'
import type { ItemStore, PricedItem } from '../items/items.store.ts'
import type { UserStore } from '../user/user.store.ts'

/** Finds who buys and what, or refuses in the specification's words (Spec 5). */
export async function findBuyerAndItem(
  { users, items }: { users: UserStore; items: ItemStore },
  { userId, productId }: { userId: string; productId: string },
): Promise<{ user: User; item: PricedItem }> {
  if (!userId.trim()) throw new Refusal(400, messages.userIdRequired)
  if (!productId.trim()) throw new Refusal(400, messages.productIdRequired)
  const [user, item] = await Promise.all([users.byId(userId), items.priced(productId)])
  if (!user) throw new Refusal(401, messages.userIdRequired)
  if (!item) throw new Refusal(404, messages.productUnknown)
  return { user, item }
}
