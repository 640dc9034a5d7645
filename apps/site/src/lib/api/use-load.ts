import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

/** Returns the data of a query, which is retried after a failure (docs/product.md#data). */
export function useLoad<Answer, Data, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
): Loadable<Data> {
  const { data: latest, failureReason } = useQuery(query)
  // Deferred, so that the page stays responsive while a list renders.
  const data = useDeferredValue(latest)
  if (data !== undefined) return { status: 'ready', data }
  return { status: failureReason === null ? 'loading' : 'failed' }
}
