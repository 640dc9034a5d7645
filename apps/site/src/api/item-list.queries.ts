import { pageLimit, readLand, readMarket, type List, type Item } from '@meridian/contract'
import { drawnAtOnce, type ItemList } from '@meridian/ui/lib/item-list'
import type { MarketView } from '@meridian/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian/ui/sections/market-browser'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../services/services-context.tsx'
import { callQuery } from './call-query.ts'
import { marketLog } from './market.queries.ts'

const pageOf = (place: number): number => Math.floor(place / pageLimit)

/** The pages of a list that some places stand on, but for the first, which is always there. */
const pagesOf = (first: number, last: number): readonly number[] =>
  Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index).filter(
    (page) => page > 0,
  )

/**
 * A whole market, of which the parts in sight are fetched. A server that answers no `total` has answered everything
 * there is.
 */
export function useItemList(
  market: typeof readMarket | typeof readLand,
  view: MarketView,
  enabled = true,
): Pick<MarketBrowsing, 'items' | 'stale' | 'onRange'> {
  const api = useApi()
  const [range, setRange] = useState({ first: 0, last: 0 })
  const page = (number: number) =>
    callQuery(api, market, { query: { ...view, from: number * pageLimit, limit: pageLimit } }, marketLog)

  const { data, isPlaceholderData } = useQuery({ ...page(0), enabled, placeholderData: keepPreviousData })
  const total = data?.total ?? data?.entries.length ?? 0
  const last = Math.min(total <= drawnAtOnce ? total - 1 : range.last, total - 1)
  const further = isPlaceholderData ? [] : pagesOf(total <= drawnAtOnce ? 0 : range.first, last)
  const loaded = useQueries({
    queries: data?.total === undefined ? [] : further.map(page),
    combine: pagesThere,
  })

  const list = useMemo((): ItemList => {
    const pages = new Map(further.map((number, index) => [number, loaded[index]]))
    return {
      total,
      itemAt: (place) =>
        data?.total === undefined || place < pageLimit
          ? data?.entries[place]
          : pages.get(pageOf(place))?.entries[place % pageLimit],
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `further` is made anew each time, and is what its two ends are
  }, [data, total, loaded, further.at(0), further.at(-1)])

  return {
    items: data === undefined ? { status: 'loading' } : { status: 'ready', data: list },
    stale: isPlaceholderData,
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

const pagesThere = (results: readonly { data: List<Item> | undefined }[]) => results.map(({ data }) => data)
