/**
 * Reading for components, from a cache that may not be there yet. TanStack's own hooks cannot wait for theirs: they would
 * bring it into the first view.
 */
import type { Load } from '@meridian/ui/lib/load'
import type { QueryObserverResult } from '@tanstack/query-core'
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useServices } from '../services/services-context.tsx'
import type { ReadQuery } from './call-query.ts'
import type { DataLayer } from './data-layer.ts'

/** Whoever can be followed: calls back with each change, and returns the way to stop. */
type Subscribe = (changed: () => void) => () => void

/**
 * What stands elsewhere, drawn in slices whenever it changes: the page scrolls and answers in between. A store that React
 * subscribes to by itself has all who follow it drawn at once.
 */
function useInSlices<Value>(start: Value, get: () => Value, subscribe: Subscribe): Value {
  const [value, setValue] = useState(start)
  useEffect(() => {
    const take = () => startTransition(() => setValue(get))
    take()
    return subscribe(take)
  }, [get, subscribe])
  return value
}

/** The data layer, once it has come; asks for it. */
export function useDataLayer(): DataLayer | undefined {
  const { reads } = useServices()
  useEffect(() => void reads.load(), [reads])
  // A part that is taken over as it was written late meets a layer which the page was written without.
  const start = useSyncExternalStore(neverChanges, reads.get, nothing)
  return useInSlices(start, reads.get, reads.subscribe)
}

/** What follows queries, of one or of several. */
interface Watch<Result> {
  subscribe: Subscribe
  getCurrentResult: () => Result
}

/** Draws the component anew when what is followed changes. */
export function useChanges<Result>(watch: Watch<Result> | undefined): void {
  const get = useCallback(() => watch?.getCurrentResult(), [watch])
  const subscribe = useCallback((changed: () => void) => watch?.subscribe(changed) ?? ignore, [watch])
  useInSlices(get(), get, subscribe)
}

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

const ignore = () => {}
const neverChanges = () => ignore
const nothing = () => undefined
