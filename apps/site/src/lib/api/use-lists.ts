import type { Activity, Item } from '@meridian/contract'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useServices } from '../services/services-context.tsx'
import { useLoad } from './queries.ts'

const entriesOf = <Entry>({ entries }: { entries: readonly Entry[] }) => entries

/** The first `limit` collectibles of the market, or more of a server that knows no limit (decisions, Data). */
export const useMarket = (limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(useServices().queries.market({ limit })), entriesOf)

/** The first `limit` parcels, or more, likewise. */
export const useLand = (limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(useServices().queries.land({ limit })), entriesOf)

/** The latest trades of the market. */
export const useActivities = (): Load<readonly Activity[]> =>
  mapLoad(useLoad(useServices().queries.activities()), entriesOf)
