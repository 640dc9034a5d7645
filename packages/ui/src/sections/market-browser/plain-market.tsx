import { PartFailed } from '../../components/part-failed/part-failed.tsx'
import { loadedItems } from '../../lib/item-list.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { useMessages } from '../../lib/messages.ts'
import { ItemGrid } from '../item-grid/item-grid.tsx'
import type { MarketBrowserProps } from './market-browser.tsx'
import { plainMarketMessages } from './plain-market.messages.ts'

export interface PlainMarketProps extends Pick<
  MarketBrowserProps,
  'items' | 'countOf' | 'lead' | 'emptyNote' | 'emptyAction' | 'loadingLabel'
> {
  /** Loads search and filters again. */
  onRetry: () => void
}

/** The loaded items of a market, if the code of the `MarketBrowser` failed to load. */
export function PlainMarket({ items, countOf, onRetry, ...grid }: PlainMarketProps) {
  const messages = useMessages(plainMarketMessages)
  return (
    <div data-slot="plain-market">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <output className="font-mono text-micro text-ink-muted uppercase">
          {items.status === 'ready' && countOf(items.data.total)}
        </output>
        <PartFailed note={messages.failed} onRetry={onRetry} className="justify-start sm:justify-end" />
      </div>
      <ItemGrid {...grid} items={mapLoadable(items, loadedItems)} />
    </div>
  )
}
