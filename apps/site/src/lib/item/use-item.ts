import { readItemState, type Item } from '@meridian-2117/contract'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { itemParam } from '@meridian-2117/contract/paths/item-link'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useServices } from '../services/services-context.tsx'
import { itemQuery } from './get-item.ts'
import { withFormerPrice } from './latest-answers.ts'

/** A page waits for its item, has it, or lacks it. */
export type PageItem =
  | { status: 'ready'; item: ItemWithFormerPrice }
  | { status: 'loading' }
  /** `busy` during a retry. */
  | { status: 'failed'; busy: boolean; onRetry: () => void }
  /** The address names no item, or one that the market does not have. */
  | { status: 'none'; delisted: boolean }

/**
 * Returns the item of a page. An item in navigation state shows at once. The server's answer then brings today's price,
 * or says that the item is gone. Without such an item, the id in the address is fetched. `saved` replaces absent state,
 * unless the address names another item.
 */
export function useItem(saved: Item | null = null): PageItem {
  const services = useServices()
  const { queryClient, saved: remembered } = services
  const savedItems = useSyncExternalStore(remembered.subscribe, remembered.get, none)
  const location = useLocation()
  const state: unknown = useSyncExternalStore(
    constantStore,
    () => location.state,
    () => null,
  )
  const [search] = useSearchParams()
  const [failedId, setFailedId] = useState<string>()

  const address = search.get(itemParam) ?? ''
  const passed = readItemState(state) ?? (address === '' || address === saved?.id ? saved : null)
  const id = passed ? passed.id : address
  const query = itemQuery(services, id)
  const { data, isFetched, isFetchedAfterMount, error, failureReason } = useQuery({
    ...query,
    enabled: id !== '',
  })
  // A retry clears the last error, and the page must not change meanwhile.
  if (failureReason && failedId !== id) setFailedId(id)

  const known = savedItems.find((savedItem) => savedItem.id === id)
  const withPriceBefore = (item: Item, before: number | undefined = item.price): ItemWithFormerPrice =>
    withFormerPrice(item, known ? (known.formerPrice ?? known.price) : before)
  // A visit shows one price throughout, so it waits for its own answer. One that was never fetched is the document's.
  const answer = isFetchedAfterMount || !isFetched ? data : undefined
  if (typeof answer === 'string') {
    const gone = passed ?? known
    return gone
      ? { status: 'ready', item: { ...gone, gone: true } }
      : { status: 'none', delisted: answer === 'delisted' }
  }
  if (passed) {
    // A server may answer anything, so only the requested item counts.
    return {
      status: 'ready',
      item: withPriceBefore(answer?.id === passed.id ? answer : passed, passed.price),
    }
  }
  if (id === '' || answer === null || error) return { status: 'none', delisted: false }
  if (answer) return { status: 'ready', item: withPriceBefore({ ...answer, id: answer.id || id }) }
  if (failedId !== id) return { status: 'loading' }
  return {
    status: 'failed',
    busy: !failureReason,
    // Fetches at once, in place of the next retry.
    onRetry: () => void queryClient.resetQueries({ queryKey: query.queryKey }),
  }
}

const constantStore = () => () => {}

const nothing: readonly ItemWithFormerPrice[] = []

// The server knows neither what this browser has saved nor its navigation state.
const none = () => nothing
