import type { Item } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { itemText } from '../../lib/item-text.ts'
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

/** Leads to the buy page of the item's kind, once it has a price. */
function BuyCard({ item }: { item: Item }) {
  const text = itemText(item)
  const priced = item.price !== undefined
  return (
    <ItemCard
      {...text}
      image={item.image}
      alt={item.imageAlt ?? ''}
      interactive={priced}
      action={
        priced ? (
          <Button asChild tone="card" size="sm">
            <Link {...itemLink(item)} aria-label={`Buy Now, ${text.title}`}>
              Buy Now
            </Link>
          </Button>
        ) : (
          <Button tone="quiet" size="sm" disabled>
            Buy Now
          </Button>
        )
      }
    />
  )
}
