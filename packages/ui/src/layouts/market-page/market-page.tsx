import type { ReactNode } from 'react'
import { Container } from '../../components/container/container.tsx'
import { MarketHero } from '../../sections/market-hero/market-hero.tsx'
import { MarketTabs } from '../../sections/market-tabs/market-tabs.tsx'
import { Page } from '../page/page.tsx'

export interface MarketPageProps {
  /** The Overview's search box, in the hero. */
  search?: ReactNode
  /** Another tab bar than the usual one. */
  tabs?: ReactNode
  /** The content under the tabs. */
  children: ReactNode
}

/**
 * The layout of the four market pages: the hero with the page's `h1`, and the tab bar.
 *
 * Use it for a tab of the market. Any other page begins with a `Page`.
 */
export function MarketPage({ search, tabs = <MarketTabs />, children }: MarketPageProps) {
  return (
    <Page data-slot="market-page">
      <MarketHero search={search} />
      <Container>
        <div className="mt-4">{tabs}</div>
        {children}
      </Container>
    </Page>
  )
}
