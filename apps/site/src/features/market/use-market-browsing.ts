import type { Item, ItemKind, ItemQuery, List } from '@meridian-2117/contract'
import { pageLimit } from '@meridian-2117/contract/search/page-limit'
import { allEntries, type ItemList, type ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import type { Loadable } from '@meridian-2117/ui/lib/loadable'
import { readMarketView, withMarketView, type MarketView } from '@meridian-2117/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian-2117/ui/sections/market-browser'
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { publicKey, useWaitStatus } from '../../lib/api/queries.ts'
import { itemQuery } from '../../lib/item/get-item.ts'
import { asOfToday, latestAnswers } from '../../lib/item/latest-answers.ts'
import { chooseItems } from '../../lib/item/choose-items.ts'
import { itemPageQuery } from '../../lib/item/get-items.ts'
import { positionKey } from '../../lib/position-key.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { readJson } from '../../lib/storage/key-value-store.ts'

/** Milliseconds within which the server is not asked again about a saved item. */
const askedEveryMs = 60_000

type ShownList = Pick<MarketBrowsing, 'items' | 'stale' | 'gameCounts' | 'onRange'>

/**
 * Returns the items of a kind for the view in the address, or the saved ones. Makes no call unless `enabled`. Another
 * view replaces the last one in the history, so that Back leaves the market.
 */
export function useMarketBrowsing(kind: ItemKind, enabled = true): MarketBrowsing {
  const [address, setAddress] = useSearchParams()
  const view = readMarketView(address)
  const saved = useSavedList(kind, view)
  const list = useItemList(kind, view, enabled && saved === undefined)
  return {
    view,
    onView: (next) =>
      setAddress((current) => withMarketView(current, next), {
        replace: true,
        preventScrollReset: true,
        // Urgent, since the next choice starts from the rendered view; a transition would restore the last view.
        flushSync: true,
      }),
    ...list,
    ...saved,
    ...usePlace(),
  }
}

const placeSchema = z.object({ index: z.number(), top: z.number() })

/** Keeps the place in the list with its entry of the history, beside the scroll position. */
function usePlace(): Pick<MarketBrowsing, 'readPlace' | 'onPlace'> {
  const { tab } = useServices()
  const name = `place:${positionKey(useLocation())}`
  return useMemo(
    () => ({
      readPlace: () => readJson(tab, name, (json) => z.parse(placeSchema, json)),
      onPlace: (place) => tab.set(name, JSON.stringify(place)),
    }),
    [tab, name],
  )
}

/**
 * Reads the saved items of a kind in place of the whole list, as they are today. A removed item stays until the
 * list is opened again. Each opening asks the server: for a player's list, or about each item of a visitor.
 */
function useSavedList(kind: ItemKind, view: MarketView): ShownList | undefined {
  const services = useServices()
  const { saved, queryClient } = services
  const { saved: savedOnly = false } = view
  const shown = useSyncExternalStore<readonly ItemWithFormerPrice[] | undefined>(
    saved.subscribe,
    saved.getShown,
    () => undefined,
  )
  useLayoutEffect(() => {
    if (savedOnly) saved.dropRemoved()
  }, [saved, savedOnly])
  const ofKind = savedOnly ? shown?.filter((item) => item.kind === kind) : undefined
  const isVisitors = saved.isVisitors()
  useQuery({ ...saved.query(), enabled: savedOnly && !isVisitors })
  const asked = isVisitors ? ofKind : undefined
  const answers = asked && latestAnswers(queryClient)
  const status = useWaitStatus(savedOnly && !ofKind)
  // An item whose call fails stays unchanged.
  useQueries({
    queries: (asked ?? []).toReversed().map(({ id }) => ({
      ...itemQuery(services, id),
      retry: false,
      staleTime: askedEveryMs,
      // A list counts as a question about its items.
      initialData: () => answers?.get(id)?.item,
      initialDataUpdatedAt: () => answers?.get(id)?.at,
    })),
  })
  if (!savedOnly) return undefined
  const today = ofKind?.map((item) => asOfToday(item, answers?.get(item.id)))
  return {
    items: today ? { status: 'ready', data: allEntries(chooseItems(today, queryOf(view))) } : { status },
    stale: false,
    gameCounts: undefined,
    onRange: () => {},
  }
}

/** Writes a view as the query of a list's call. */
const queryOf = ({ saved: _savedHere, game, ...view }: MarketView): ItemQuery => ({
  ...view,
  ...(game && { game }),
})

/** Requests the first page, in the list's own order. */
export const firstPage = { from: 0, limit: pageLimit }

const pageOf = (index: number): number => Math.floor(index / pageLimit)

/** Returns the numbers of the pages of a range, without page 0, which is always loaded. */
const furtherPages = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((page) => page > 0)

/**
 * Returns a whole list, of which the visible parts are fetched. A server without `total` sends everything and knows
 * neither filters nor orders, so the query applies them.
 */
function useItemList(kind: ItemKind, view: MarketView, enabled: boolean): ShownList {
  const services = useServices()
  const [start, setStart] = useState(0)
  const [end, setEnd] = useState(0)
  const page = (number: number) =>
    itemPageQuery(services, kind, { ...queryOf(view), from: number * pageLimit, limit: pageLimit })

  const { data, isPlaceholderData, isPending } = useQuery({
    ...page(0),
    enabled,
    placeholderData: keepPreviousData,
  })
  const status = useWaitStatus(enabled && (isPending || isPlaceholderData))
  const total = data?.total ?? data?.entries.length ?? 0
  const further = isPlaceholderData ? [] : furtherPages(start, Math.min(end, pageOf(total - 1)))
  const loaded = useQueries({
    queries: data?.total === undefined || !enabled ? [] : further.map(page),
    combine: dataOf,
  })

  const { itemAt, hasRepeats } = useMemo(
    () => joinPages([[0, data], ...further.map((number, index) => [number, loaded[index]] as const)]),
    // oxlint-disable-next-line react/exhaustive-deps -- `further` is a new array at each render; its two ends describe it
    [data, loaded, further.at(0), further.at(-1)],
  )

  // Pages that were read at different times repeat an item, or skip one.
  const isChanged = hasRepeats || loaded.some((read) => read !== undefined && read.total !== data?.total)
  useEffect(() => {
    if (isChanged) void services.queryClient.invalidateQueries({ queryKey: publicKey('items', kind) })
  }, [isChanged, services, kind])

  const items = useMemo((): Loadable<ItemList> => {
    // A view that has no answer for long replaces the last one.
    if (data === undefined || (isPlaceholderData && status === 'failed')) return { status }
    return { status: 'ready', data: { total, itemAt } }
  }, [data, status, isPlaceholderData, total, itemAt])

  return {
    // Deferred, as in `useLoad`.
    items: useDeferredValue(items),
    stale: isPlaceholderData,
    gameCounts: data?.gameCounts,
    onRange: useCallback((first: number, last: number) => {
      setStart(pageOf(first))
      setEnd(pageOf(last))
    }, []),
  }
}

/** Joins the numbered pages of a list. An item stands only where it comes first. */
function joinPages(pages: readonly (readonly [number: number, page: List<Item> | undefined])[]) {
  const items = new Map<number, Item>()
  const ids = new Set<string>()
  let hasRepeats = false
  for (const [number, page] of pages)
    for (const [index, item] of page?.entries.entries() ?? []) {
      const isRepeated = item.id !== '' && ids.has(item.id)
      if (isRepeated) hasRepeats = true
      else items.set(number * pageLimit + index, item)
      ids.add(item.id)
    }
  return { itemAt: (index: number) => items.get(index), hasRepeats }
}

const dataOf = <Data>(results: readonly UseQueryResult<Data>[]) => results.map(({ data }) => data)
