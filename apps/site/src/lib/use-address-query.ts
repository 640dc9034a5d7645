import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Returns the query of the address; empty while React hydrates, because pages are prerendered without a query. */
export function useAddressQuery(): URLSearchParams {
  const [query] = useSearchParams()
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return hydrating ? noQuery : query
}

const neverChanges = () => () => {}
const noQuery = new URLSearchParams()
