import type { Item, List, MissingItem } from '@meridian-2117/contract'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import type { QueryClient } from '@tanstack/react-query'
import { publicKey } from '../api/queries.ts'

/** The server's last answer about an item, in a list or alone. */
interface LatestAnswer {
  item: Item | MissingItem
  /** Epoch `ms` of the answer. */
  at: number
}

/** Returns the latest answers of this visit, by the ids of their items. */
export function latestAnswers(queryClient: QueryClient): ReadonlyMap<string, LatestAnswer> {
  const latest = new Map<string, LatestAnswer>()
  const add = (id: string, item: Item | MissingItem, at: number) => {
    if (at > (latest.get(id)?.at ?? 0)) latest.set(id, { item, at })
  }
  const queries = queryClient.getQueryCache()
  for (const { queryKey } of queries.findAll({ queryKey: publicKey('items') })) {
    const state = queryClient.getQueryState<List<Item>>(queryKey)
    for (const item of state?.data?.entries ?? []) add(item.id, item, state?.dataUpdatedAt ?? 0)
  }
  for (const { queryKey } of queries.findAll({ queryKey: publicKey('item') })) {
    const state = queryClient.getQueryState<Item | MissingItem | null>(queryKey)
    if (state?.data) add(String(queryKey.at(-1)), state.data, state.dataUpdatedAt)
  }
  return latest
}

/** Returns a remembered item as the server described it last, with the price at which it is remembered. */
export function asOfToday(
  remembered: ItemWithFormerPrice,
  answer: LatestAnswer | undefined,
): ItemWithFormerPrice {
  if (answer === undefined) return remembered
  if (typeof answer.item === 'string') return { ...remembered, gone: true }
  return withFormerPrice(answer.item, remembered.formerPrice ?? remembered.price)
}

/** Adds the earlier price to an item, if it differs. */
export const withFormerPrice = (item: Item, before: number | undefined): ItemWithFormerPrice =>
  before === undefined || before === item.price ? item : { ...item, formerPrice: before }
