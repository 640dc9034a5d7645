import { paths } from '@meridian/contract/rules/paths'
import { TabBar, tabLook } from '../../components/tab-links/tab-bar.tsx'
import { marketTabs } from './market-tabs.tsx'

export interface InertMarketTabsProps {
  className?: string | undefined
  /** A tab was pressed, which leads nowhere; receives its label. */
  onPress: (label: string) => void
}

/** The tabs of the market without destinations, Activities highlighted (Spec 2, Empty activity page). */
export function InertMarketTabs({ className, onPress }: InertMarketTabsProps) {
  return (
    <TabBar data-slot="inert-market-tabs" label="Market" className={className}>
      {marketTabs.map(({ label, to }) => (
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
