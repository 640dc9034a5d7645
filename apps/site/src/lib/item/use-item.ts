import { readItemState, type Item } from '@meridian-2117/contract'
import { itemParam } from '@meridian-2117/contract/paths/item-link'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useServices } from '../services/services-context.tsx'
import { useAskedItem, type AskedItem } from './get-item.ts'
import { withFormerPrice } from './latest-answers.ts'

/** A page waits for its item, has it, or lacks it. */
export type PageItem =
  | { status: 'ready'; item: ItemWithFormerPrice }
  | Exclude<AskedItem, { status: 'ready' }>
  /** The address names no item, or one that the market does not have. */
  | { status: 'none'; delisted: boolean }

/**
 * Returns the item of a page. An item in navigation state shows at once. The server's answer then brings today's price,
 * or says that the item is gone. Without such an item, the id in the address is fetched. `stored` replaces absent state,
 * unless the address names another item.
 */
export function useItem(stored: Item | null = null): PageItem {
  const { id, passed, saved } = useKnownItem(stored)
  const asked = useAskedItem(id)
  const answer = asked.status === 'ready' ? asked.answer : null

  if (typeof answer === 'string') {
    const gone = passed ?? saved
    return gone
      ? { status: 'ready', item: { ...gone, gone: true } }
      : { status: 'none', delisted: answer === 'delisted' }
  }
  // A server may answer anything, so only the item that was passed replaces it.
  const item = passed && answer?.id !== id ? passed : answer
  const before = saved ? (saved.formerPrice ?? saved.price) : passed?.price
  if (item) return { status: 'ready', item: withFormerPrice(item.id ? item : { ...item, id }, before) }
  return id === '' || asked.status === 'ready' ? { status: 'none', delisted: false } : asked
}

/** The browser knows this of a page's item, before the server has answered. */
interface KnownItem {
  /** Empty where the address names no item. */
  id: string
  /** The item that a link passed, or a stored one. */
  passed: Item | null
  /** The item as this player or visitor has saved it. */
  saved: ItemWithFormerPrice | undefined
}

function useKnownItem(stored: Item | null): KnownItem {
  const { saved } = useServices()
  const savedItems = useSyncExternalStore(saved.subscribe, saved.get, none)
  const location = useLocation()
  const state: unknown = useSyncExternalStore(
    constantStore,
    () => location.state,
    () => null,
  )
  const [search] = useSearchParams()
  const address = search.get(itemParam) ?? ''
  const passed = readItemState(state) ?? (address === '' || address === stored?.id ? stored : null)
  const id = passed?.id ?? address
  return { id, passed, saved: savedItems.find((item) => item.id === id) }
}

const constantStore = () => () => {}

const nothing: readonly ItemWithFormerPrice[] = []

// The server knows neither what this browser has saved nor its navigation state.
const none = () => nothing
