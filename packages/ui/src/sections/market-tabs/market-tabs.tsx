import { paths } from '@meridian/contract/rules/paths'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'

/** The four pages of the market. */
export const marketTabs = [
  { label: 'Overview', to: paths.market },
  { label: 'Collectibles', to: paths.collectibles },
  { label: 'Lands', to: paths.lands },
  { label: 'Activities', to: paths.activities },
]

export interface MarketTabsProps {
  className?: string | undefined
}

/** The tab bar of the four market pages; the page that is open is highlighted (Spec 2, Market screens). */
export function MarketTabs({ className }: MarketTabsProps) {
  return <TabLinks label="Market" tabs={marketTabs} className={className} />
}
