import { paths } from '@meridian-2117/contract/paths/paths'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'
import { useMessages } from '../../lib/messages.ts'
import { marketHeroMessages } from '../market-hero/market-hero.messages.ts'

/** The four pages of the market. */
export const marketTabs = [
  { name: 'overview', to: paths.market },
  { name: 'collectibles', to: paths.collectibles },
  { name: 'lands', to: paths.lands },
  { name: 'activities', to: paths.activities },
] as const

/**
 * The tab bar of the four market pages; the page that is open is highlighted.
 *
 * Use it on the pages of the market; `MarketPage` has it. Any other tab bar is `TabLinks`.
 */
export function MarketTabs() {
  const messages = useMessages(marketHeroMessages)
  const tabs = marketTabs.map(({ name, to }) => ({ label: messages[name], to }))
  return <TabLinks label={messages.tabs} tabs={tabs} />
}
