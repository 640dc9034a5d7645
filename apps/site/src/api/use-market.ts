import type { Item } from '@meridian/contract'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useLoad } from './use-read.ts'

/** The first `limit` collectibles of the market. */
export const useMarket = (limit: number): Load<readonly Item[]> =>
  mapLoad(
    useLoad(({ market }) => market({ limit })),
    ({ entries }) => entries,
  )

/** The first `limit` parcels. */
export const useLand = (limit: number): Load<readonly Item[]> =>
  mapLoad(
    useLoad(({ land }) => land({ limit })),
    ({ entries }) => entries,
  )
