import { MarketOverviewScreen } from '@meridian-2117/ui/screens/market-overview'
import { previewItems } from '@meridian-2117/ui/lib/item'
import { useState } from 'react'
import { itemsQuery, useItems } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'
import { activitiesQuery, useActivities } from './get-activities.ts'
import { ItemsForSearchEngines } from './items-for-search-engines.tsx'

const shown = { limit: previewItems }

/** Shows the Market Overview tab; market, land and activity are fetched together. */
export function Component() {
  const collectibles = useItems('collectible', shown)
  // Ages do not change while the page is read.
  const [now] = useState(Date.now)
  return (
    <>
      <MarketOverviewScreen
        collectibles={collectibles}
        land={useItems('land', shown)}
        activities={useActivities()}
        now={now}
      />
      <ItemsForSearchEngines items={collectibles} />
    </>
  )
}

export const prefetch = (services: Services) => [
  itemsQuery(services, 'collectible', shown),
  itemsQuery(services, 'land', shown),
  activitiesQuery(services),
]
