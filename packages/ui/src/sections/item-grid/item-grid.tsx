import type { Item } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { itemText } from '../../lib/item-text.ts'
import { CardGrid, type CardGridProps } from './card-grid.tsx'

export interface ItemGridProps extends Pick<CardGridProps, 'items' | 'lead' | 'empty'> {
  /** What a screen reader hears while the items are on their way. */
  loadingLabel?: string | undefined
}

/** Items to buy (Spec 2, Market screens). */
export function ItemGrid({ loadingLabel = 'Loading items', ...grid }: ItemGridProps) {
  return <CardGrid {...grid} loadingLabel={loadingLabel} renderCard={(item) => <BuyCard item={item} />} />
}

/** Leads to the buy page of the item's kind. */
function BuyCard({ item }: { item: Item }) {
  const titleId = useId()
  return (
    <ItemCard
      {...itemText(item)}
      titleId={titleId}
      image={item.image}
      alt={item.imageAlt ?? ''}
      action={
        <Button asChild size="sm">
          <Link {...itemLink(item)} aria-describedby={titleId}>
            Buy Now
          </Link>
        </Button>
      }
    />
  )
}
