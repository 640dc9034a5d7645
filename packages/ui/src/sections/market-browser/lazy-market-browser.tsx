import { lazyPart } from '../../components/lazy-part/lazy-part.tsx'
import { ItemGrid } from '../item-grid/item-grid.tsx'
import type { MarketBrowserProps } from './market-browser.tsx'
import { PlainMarket } from './plain-market.tsx'

/**
 * A `MarketBrowser` whose code loads after the page. A prerendered page already contains its markup. If the code does
 * not load, the items show without it.
 */
export const LazyMarketBrowser = lazyPart<MarketBrowserProps>(
  async () => (await import('./market-browser.tsx')).MarketBrowser,
  {
    loading: ({ emptyNote, emptyAction, loadingLabel, lead }) => (
      <ItemGrid {...{ emptyNote, emptyAction, loadingLabel, lead }} items={{ status: 'loading' }} />
    ),
    failed: PlainMarket,
  },
)
