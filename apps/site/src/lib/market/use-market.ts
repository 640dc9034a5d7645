import type { Activity, Item, ItemKind } from '@meridian/contract'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useLoad } from '../api/use-load.ts'
import { useServices } from '../services/services-context.tsx'
import { activitiesQuery, itemsQuery } from './market-queries.ts'

const entriesOf = <Entry>({ entries }: { entries: readonly Entry[] }) => entries

/** Returns the first `limit` items of a market; a server without limits sends more. */
export const useMarket = (kind: ItemKind, limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(itemsQuery(useServices(), kind, { limit })), entriesOf)

/** Returns the latest trades of the market. */
export const useActivities = (): Load<readonly Activity[]> =>
  mapLoad(useLoad(activitiesQuery(useServices())), entriesOf)
