import type { QueryObserverOptions, QueryObserverResult } from '@tanstack/query-core'
import { useEffect, useMemo } from 'react'
import type { ReadQuery } from './call-query.ts'
import type { DataLayer } from './data-layer.ts'
import { useChanges, useDataLayer } from './use-read.ts'

/** What several reads have brought so far, in their order; the same array until one brings more. */
export function useReads<Data>(
  read: (layer: DataLayer) => readonly ReadQuery<Data>[],
): readonly (Data | undefined)[] {
  const layer = useDataLayer()
  // What follows several does not say of what kind they are.
  const queries = (layer ? read(layer) : []) as QueryObserverOptions[]
  const watch = useMemo(() => layer?.watchAll<Data>(), [layer])
  useChanges(watch)
  useEffect(() => watch?.setQueries(queries, { combine: dataOf<Data> }))
  const [results, combine] = watch?.getOptimisticResult(queries, dataOf<Data>) ?? []
  return combine?.(results) ?? none
}

const dataOf = <Data>(results: readonly QueryObserverResult[]) =>
  results.map(({ data }) => data as Data | undefined)

const none: readonly undefined[] = []
