import type { Item } from '@meridian/contract'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useLoad } from './use-read.ts'

/** The first `limit` collectibles of the market; a server that knows no limit sends more (decisions, Data). */
export const useMarket = (limit: number): Load<readonly Item[]> =>
  mapLoad(
    useLoad(({ market }) => market({ limit })),
    ({ entries }) => entries.slice(0, limit),
  )

/** The first `limit` parcels. */
export const useLand = (limit: number): Load<readonly Item[]> =>
  mapLoad(
    useLoad(({ land }) => land({ limit })),
    ({ entries }) => entries.slice(0, limit),
  )
