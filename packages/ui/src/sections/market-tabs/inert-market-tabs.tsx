import { paths } from '@meridian-2117/contract/paths/paths'
import { TabBar, tabStyles } from '../../components/tab-links/tab-bar.tsx'
import { useMessages } from '../../lib/messages.ts'
import { marketHeroMessages } from '../market-hero/market-hero.messages.ts'
import { marketTabs } from './market-tabs.tsx'

export interface InertMarketTabsProps {
  /** Called when the player presses a tab, which leads nowhere. */
  onPress: (tab: (typeof marketTabs)[number]['name']) => void
}

/** The tabs of the market without destinations, Activities highlighted. */
export function InertMarketTabs({ onPress }: InertMarketTabsProps) {
  const messages = useMessages(marketHeroMessages)
  return (
    <TabBar data-slot="inert-market-tabs" label={messages.tabs}>
      {marketTabs.map(({ name, to }) => (
        <button
          key={to}
          type="button"
          aria-current={to === paths.activities ? 'page' : undefined}
          onClick={() => onPress(name)}
          className={tabStyles}
        >
          {messages[name]}
        </button>
      ))}
    </TabBar>
  )
}
