import type { Item } from '@meridian/contract'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useLoad } from './use-read.ts'

/** The first `limit` collectibles of the market, or more of a server that knows no limit (decisions, Data). */
export const useMarket = (limit: number): Load<readonly Item[]> =>
  mapLoad(
    useLoad(({ market }) => market({ limit })),
    ({ entries }) => entries,
  )

/** The first `limit` parcels, or more, likewise. */
export const useLand = (limit: number): Load<readonly Item[]> =>
  mapLoad(
    useLoad(({ land }) => land({ limit })),
    ({ entries }) => entries,
  )
