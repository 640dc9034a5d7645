import { lazyPart } from '@meridian-2117/ui/components/lazy-part'
import { showsAll } from '@meridian-2117/ui/lib/market-view'
import { CollectiblesScreen } from '@meridian-2117/ui/screens/collectibles'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { itemsQuery, useItems } from '../../lib/item/get-items.ts'
import type { Services } from '../../lib/services/services.ts'
import { useHydrated } from '../../lib/services/services-context.tsx'
import { ItemsForSearchEngines } from './items-for-search-engines.tsx'
import { PressFailed } from '../../lib/press-failed.tsx'
import { useMarketBrowsing } from './use-market-browsing.ts'

/** The Instant Sell card has this many items beside it. */
const shown = { limit: 3 }

const InstantSell = lazyPart(async () => (await import('./instant-sell.tsx')).InstantSell, {
  failed: PressFailed,
})

/** Shows the Collectibles tab, with the dialogs of Instant Sell. */
export function Component() {
  const items = useItems('collectible', shown)
  const [address] = useSearchParams()
  const whole = showsAll(address)
  const browsing = useMarketBrowsing('collectible', whole)
  const arrived = useHydrated()
  const [pressed, setPressed] = useState(false)
  return (
    <>
      <CollectiblesScreen
        items={items}
        browsing={whole ? browsing : undefined}
        onSell={() => setPressed(true)}
      />
      <ItemsForSearchEngines items={items} />
      {/* A reload restores an open dialog, so the flow loads without a press, but after its page. */}
      {arrived && <InstantSell pressed={pressed} onEnd={() => setPressed(false)} />}
    </>
  )
}

export const prefetch = (services: Services) => [itemsQuery(services, 'collectible', shown)]
