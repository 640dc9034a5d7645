import type { Activity, Item, ItemKind } from '@meridian/contract'
import { mapLoadable, type Loadable } from '@meridian/ui/lib/loadable'
import { useLoad } from '../api/use-load.ts'
import { useServices } from '../services/services-context.tsx'
import { activitiesQuery, itemsQuery } from './market-queries.ts'

const entriesOf = <Entry>({ entries }: { entries: readonly Entry[] }) => entries

/** Returns the first `limit` items of a market; a server without limits sends more. */
export const useMarket = (kind: ItemKind, limit: number): Loadable<readonly Item[]> =>
  mapLoadable(useLoad(itemsQuery(useServices(), kind, { limit })), entriesOf)

/** Returns the latest trades of the market. */
export const useActivities = (): Loadable<readonly Activity[]> =>
  mapLoadable(useLoad(activitiesQuery(useServices())), entriesOf)
