import {
  ApiError,
  changeSavedItems,
  readSavedItems,
  type ItemToSave,
  type SavedItem,
  type Session,
} from '@meridian-2117/contract'
import { toCents, toDollars } from '@meridian-2117/contract/money/pricing'
import { savedLimit } from '@meridian-2117/contract/search/page-limit'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { withFormerPrice } from './latest-answers.ts'
import type { SavedChange, SavedItemsOptions } from './saved-items.ts'

/**
 * Sends a player's change, with what visitors have saved in this browser, which then forgets it. Returns the player's
 * list; `null` from a server without the calls.
 */
export async function exchangeSaved(
  { api, visitors }: Pick<SavedItemsOptions, 'api' | 'visitors'>,
  session: Session | null,
  change?: SavedChange,
): Promise<readonly ItemWithFormerPrice[] | null> {
  const joining = visitors.get().filter(({ id }) => id !== change?.item.id)
  const add = change?.isSaved ? [...joining, change.item] : joining
  const remove = change && !change.isSaved ? [change.item.id] : []
  const body = { add: add.slice(-savedLimit).map(toSave), remove }
  try {
    const { entries } = await (add.length + remove.length > 0
      ? api(changeSavedItems, { body }, { session })
      : api(readSavedItems, {}, { session }))
    visitors.forget([...add.map(({ id }) => id), ...remove])
    return entries.map(itemOf)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Names an item with the price that it is saved at. */
const toSave = ({ id, price, formerPrice = price }: ItemWithFormerPrice): ItemToSave => ({
  id,
  priceCents: formerPrice === undefined ? undefined : toCents(formerPrice),
})

const itemOf = ({ id, priceCents, item, delisted }: SavedItem): ItemWithFormerPrice => {
  if (!item) return { kind: 'collectible', id, gone: true }
  return { ...withFormerPrice(item, priceCents && toDollars(priceCents)), gone: delisted }
}
