import { BuyCard } from './buy-card.tsx'
import { CardGrid, type CardGridProps } from './card-grid.tsx'

export interface ItemGridProps extends Pick<
  CardGridProps,
  'items' | 'lead' | 'empty' | 'emptyNote' | 'emptyAction'
> {
  /** What a screen reader hears while the items are on their way. */
  loadingLabel?: string | undefined
}

/** Items to buy (Spec 2, Market screens). */
export function ItemGrid({ loadingLabel = 'Loading items', ...grid }: ItemGridProps) {
  return <CardGrid {...grid} loadingLabel={loadingLabel} renderCard={(item) => <BuyCard item={item} />} />
}
