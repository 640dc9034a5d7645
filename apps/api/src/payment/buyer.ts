import type { User } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { Refusal } from '../http/refusal.ts'
import type { ItemStore, PricedItem } from '../items/items.store.ts'
import type { UserStore } from '../user/user.store.ts'

/** Finds who buys and what, or refuses in the specification's words (Spec 5). */
export async function findBuyerAndItem(
  { users, items }: { users: UserStore; items: ItemStore },
  named: { userId: string; productId: string },
): Promise<{ user: User; item: PricedItem }> {
  demandNames(named)
  const [user, item] = await Promise.all([users.byId(named.userId), items.priced(named.productId)])
  return demandKnown(user, item)
}

/** Refuses a call that names nobody, or nothing. */
export function demandNames({ userId, productId }: { userId: string; productId: string }): void {
  if (!userId.trim()) throw new Refusal(400, 'invalid', messages.userIdRequired)
  if (!productId.trim()) throw new Refusal(400, 'invalid', messages.productIdRequired)
}

/** Refuses a call whose user or item there is not. */
export function demandKnown<Buyer, Bought>(
  user: Buyer | undefined,
  item: Bought | undefined,
): { user: Buyer; item: Bought } {
  if (!user) throw new Refusal(401, 'unauthorized', messages.userIdRequired)
  if (!item) throw new Refusal(404, 'not_found', messages.productUnknown)
  return { user, item }
}
