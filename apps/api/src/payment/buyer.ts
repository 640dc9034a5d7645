import type { User } from '@meridian/contract'
import { messages, serverMessages } from '@meridian/contract/rules/messages'
import { HttpError } from '../http/http-error.ts'
import type { ItemStore, PricedItem } from '../items/items.store.ts'
import type { UserStore } from '../user/user.store.ts'

/** Finds who buys and what, or refuses in the product's words. */
export async function findBuyerAndItem(
  { users, items }: { users: UserStore; items: ItemStore },
  named: { userId: string; productId: string },
): Promise<{ user: User; item: PricedItem }> {
  requireIds(named)
  const [user, item] = await Promise.all([users.byId(named.userId), items.priced(named.productId)])
  return requireFound(user, item)
}

/** Refuses a call that names nobody, or nothing. */
export function requireIds({ userId, productId }: { userId: string; productId: string }): void {
  if (!userId.trim()) throw new HttpError(400, 'invalid', messages.userIdRequired)
  if (!productId.trim()) throw new HttpError(400, 'invalid', messages.productIdRequired)
}

/** Refuses a call whose user or item there is not. */
export function requireFound<Buyer, Bought>(
  user: Buyer | undefined,
  item: Bought | undefined,
): { user: Buyer; item: Bought } {
  if (!user) throw new HttpError(401, 'unauthorized', messages.userIdRequired)
  if (!item) throw new HttpError(404, 'not_found', serverMessages.productUnknown)
  return { user, item }
}
