import { readItemState, type Item } from '@meridian/contract'
import { itemParam } from '@meridian/contract/rules/item-link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useServices } from '../services/services-context.tsx'

/** The item that a page is about. */
export type PageItem =
  | { status: 'ready'; item: Item }
  | { status: 'loading' }
  /** `busy` during a retry. */
  | { status: 'failed'; busy: boolean; onRetry: () => void }
  /** The address names none, or one that the server does not know. */
  | { status: 'none' }

/**
 * The item of a page that takes one. Navigation state comes first and makes no call; otherwise the item is fetched by
 * the id in the address. `saved` is the fallback without an id, or for a server without the call.
 */
export function useItem(saved: Item | null = null): PageItem {
  const { queries, queryClient } = useServices()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const [failedId, setFailedId] = useState<string>()

  const passed = readItemState(state)
  const id = search.get(itemParam) ?? ''
  const query = queries.item(id)
  const { data, error, failureReason } = useQuery({ ...query, enabled: passed === null && id !== '' })
  // A retry clears the last error, and the page must not change meanwhile.
  if (failureReason && failedId !== id) setFailedId(id)

  if (passed) return { status: 'ready', item: passed }
  if (id === '') return saved ? { status: 'ready', item: saved } : { status: 'none' }
  if (data) return { status: 'ready', item: { ...data, id: data.id || id } }
  if (data === null || error) return saved?.id === id ? { status: 'ready', item: saved } : { status: 'none' }
  if (failedId !== id) return { status: 'loading' }
  return {
    status: 'failed',
    busy: !failureReason,
    // Fetches at once, in place of the next retry.
    onRetry: () => void queryClient.resetQueries({ queryKey: query.queryKey }),
  }
}
