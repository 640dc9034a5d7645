import { paths } from '@meridian/contract/rules/paths'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'
import { useWords } from '../../lib/words.ts'
import { marketWords } from '../../words/market.ts'

/** The four pages of the market. */
export const marketTabs = [
  { name: 'overview', to: paths.market },
  { name: 'collectibles', to: paths.collectibles },
  { name: 'lands', to: paths.lands },
  { name: 'activities', to: paths.activities },
] as const

export interface MarketTabsProps {
  className?: string | undefined
}

/** The tab bar of the four market pages; the page that is open is highlighted (Spec 2, Market screens). */
export function MarketTabs({ className }: MarketTabsProps) {
  const words = useWords(marketWords)
  const tabs = marketTabs.map(({ name, to }) => ({ label: words[name], to }))
  return <TabLinks label={words.tabs} tabs={tabs} className={className} />
}
