import { paths } from '@meridian/contract/rules/paths'
import { TabBar, tabLook } from '../../components/tab-links/tab-bar.tsx'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'

const tabs = [
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
  return <TabLinks label="Market" tabs={tabs} className={className} />
}

export interface InertMarketTabsProps {
  className?: string | undefined
  /** A tab was pressed, which leads nowhere; receives its label. */
  onPress: (label: string) => void
}

/** The same tabs without destinations, Activities highlighted (Spec 2, Empty activity page). */
export function InertMarketTabs({ className, onPress }: InertMarketTabsProps) {
  return (
    <TabBar data-slot="inert-market-tabs" label="Market" className={className}>
      {tabs.map(({ label, to }) => (
        <button
          key={to}
          type="button"
          aria-current={to === paths.activities ? 'page' : undefined}
          onClick={() => onPress(label)}
          className={tabLook}
        >
          {label}
        </button>
      ))}
    </TabBar>
  )
}
