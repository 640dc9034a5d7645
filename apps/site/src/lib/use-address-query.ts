import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Returns the query of the address; `undefined` while React hydrates, because pages are prerendered without a query. */
export function useAddressQuery(): URLSearchParams | undefined {
  const [query] = useSearchParams()
  return useSyncExternalStore(
    neverChanges,
    () => query,
    () => undefined,
  )
}

const neverChanges = () => () => {}
