import { useMessages } from '../../lib/messages.ts'
import { itemGridMessages } from './item-grid.messages.ts'
import { BuyCard } from './buy-card.tsx'
import { CardGrid, type CardGridProps } from './card-grid.tsx'

export interface ItemGridProps extends Pick<
  CardGridProps,
  'items' | 'lead' | 'empty' | 'emptyNote' | 'emptyAction'
> {
  /** The label of the loading items, for a screen reader. */
  loadingLabel?: string | undefined
}

/**
 * Items to buy.
 *
 * Use it for a few items. A whole market is a `MarketBrowser`; cards with another action are a `CardGrid`.
 */
export function ItemGrid({ loadingLabel, ...grid }: ItemGridProps) {
  const { loading } = useMessages(itemGridMessages)
  return (
    <CardGrid
      {...grid}
      loadingLabel={loadingLabel ?? loading}
      renderCard={(item) => <BuyCard item={item} />}
    />
  )
}
