import { pageLimit } from '@meridian/contract/rules/page-limit'
import { drawnAtOnce, type ItemList } from '@meridian/ui/lib/item-list'
import type { Load } from '@meridian/ui/lib/load'
import type { MarketView } from '@meridian/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian/ui/sections/market-browser'
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useServices } from '../../lib/services/services-context.tsx'

/** Of a market in its own order. */
export const firstPage = { from: 0, limit: pageLimit }

const pageOf = (place: number): number => Math.floor(place / pageLimit)

/** The pages of a list that some places stand on, but for the first, which is always there. */
const pagesOf = (first: number, last: number): readonly number[] =>
  Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index).filter(
    (page) => page > 0,
  )

/**
 * A whole market, of which the parts in sight are fetched. A server that answers no `total` has answered everything
 * there is, and knows neither filters nor orders: the query applies them.
 */
export function useItemList(
  market: 'market' | 'land',
  { saved: _savedHere, ...query }: MarketView,
  enabled: boolean,
): Pick<MarketBrowsing, 'items' | 'stale' | 'strandCounts' | 'onRange'> {
  const { queries } = useServices()
  const [range, setRange] = useState({ first: 0, last: 0 })
  const page = (number: number) => queries[market]({ ...query, from: number * pageLimit, limit: pageLimit })

  const { data, isPlaceholderData } = useQuery({
    ...page(0),
    enabled,
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? data?.entries.length ?? 0
  const last = Math.min(total <= drawnAtOnce ? total - 1 : range.last, total - 1)
  const further = isPlaceholderData ? [] : pagesOf(total <= drawnAtOnce ? 0 : range.first, last)
  const loaded = useQueries({
    queries: data?.total === undefined || !enabled ? [] : further.map(page),
    combine: dataOf,
  })

  const items = useMemo((): Load<ItemList> => {
    if (data === undefined) return { status: 'loading' }
    const pages = new Map(further.map((number, index) => [number, loaded[index]]))
    const itemAt = (place: number) =>
      data.total === undefined || place < pageLimit
        ? data.entries[place]
        : pages.get(pageOf(place))?.entries[place % pageLimit]
    return { status: 'ready', data: { total, itemAt } }
    // oxlint-disable-next-line react/exhaustive-deps -- `further` is made anew each time, and is what its two ends are
  }, [data, total, loaded, further.at(0), further.at(-1)])

  return {
    // Deferred, as in `useLoad`.
    items: useDeferredValue(items),
    stale: isPlaceholderData,
    strandCounts: data?.strandCounts,
    onRange: useCallback(
      (firstInSight: number, lastInSight: number) =>
        setRange((current) =>
          // Of the places only their pages count: the screen is not drawn anew for each row that comes by.
          pageOf(current.first) === pageOf(firstInSight) && pageOf(current.last) === pageOf(lastInSight)
            ? current
            : { first: firstInSight, last: lastInSight },
        ),
      [],
    ),
  }
}

const dataOf = <Data>(results: readonly UseQueryResult<Data>[]) => results.map(({ data }) => data)
