import type { Loadable } from '@meridian/ui/lib/loadable'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

/** Returns the data of a query; it stays `loading` while failed calls are retried (docs/product.md#data). */
export function useLoad<Answer, Data, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
): Loadable<Data> {
  // Deferred, so that the page stays responsive while a list renders.
  const data = useDeferredValue(useQuery(query).data)
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}
