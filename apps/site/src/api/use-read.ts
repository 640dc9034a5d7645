/**
 * Reading for components, from a cache that may not be there yet. TanStack's own hooks cannot wait for theirs: they would
 * bring it into the first view.
 */
import type { Load } from '@meridian/ui/lib/load'
import type { QueryObserverResult } from '@tanstack/query-core'
import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useServices } from '../services/services-context.tsx'
import type { ReadQuery } from './call-query.ts'
import type { DataLayer } from './data-layer.ts'

/** The data layer, once it has come; asks for it. */
export function useDataLayer(): DataLayer | undefined {
  const { reads } = useServices()
  useEffect(() => void reads.load(), [reads])
  return useSyncExternalStore(reads.subscribe, reads.get, nothing)
}

/** What follows queries, of one or of several. */
interface Watch<Result> {
  subscribe: (changed: () => void) => () => void
  getCurrentResult: () => Result
}

/** Draws the component anew when what is followed changes. */
export const useChanges = <Result>(watch: Watch<Result> | undefined) =>
  useSyncExternalStore(
    useCallback((changed: () => void) => watch?.subscribe(changed) ?? ignore, [watch]),
    () => watch?.getCurrentResult(),
    nothing,
  )

/** What one read has brought so far; `undefined` before the data layer has come. */
export function useRead<Data>(
  read: (layer: DataLayer) => ReadQuery<Data>,
): QueryObserverResult<Data> | undefined {
  const layer = useDataLayer()
  const query = layer?.client.defaultQueryOptions(read(layer))
  // oxlint-disable-next-line react/exhaustive-deps -- another query is followed by the same, which keeps what came before
  const watch = useMemo(() => query && layer?.watch(query), [layer])
  useChanges(watch)
  useEffect(() => {
    if (query) watch?.setOptions(query)
  }, [watch, query])
  return query && watch?.getOptimisticResult(query)
}

/**
 * What a read has brought so far; a failed one goes on loading and is asked again (decisions, Data). What comes is drawn
 * in slices, between which the page scrolls and answers.
 */
export function useLoad<Data>(read: (layer: DataLayer) => ReadQuery<Data>): Load<Data> {
  const data = useDeferredValue(useRead(read)?.data)
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}

const nothing = () => undefined
const ignore = () => {}
