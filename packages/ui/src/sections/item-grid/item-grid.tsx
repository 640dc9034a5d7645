import type { Item } from '@meridian/contract'
import type { Path } from '@meridian/contract/rules/paths'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { CardGrid, type CardGridProps } from './card-grid.tsx'
import { itemText } from './item-text.ts'

export interface ItemGridProps extends Pick<CardGridProps, 'items' | 'lead' | 'empty'> {
  /** The buy page of these items; it receives the item in navigation state. */
  to: Path
  /** What a screen reader hears while the items are on their way. */
  loadingLabel?: string
}

/** Items to buy (Spec 2, Market screens). */
export function ItemGrid({ to, loadingLabel = 'Loading items', ...grid }: ItemGridProps) {
  return (
    <CardGrid {...grid} loadingLabel={loadingLabel} renderCard={(item) => <BuyCard item={item} to={to} />} />
  )
}

function BuyCard({ item, to }: { item: Item; to: Path }) {
  const titleId = useId()
  return (
    <ItemCard
      {...itemText(item)}
      titleId={titleId}
      image={item.image}
      alt={item.imageAlt ?? ''}
      action={
        <Button asChild size="sm">
          <Link to={to} state={{ item }} aria-describedby={titleId}>
            Buy Now
          </Link>
        </Button>
      }
    />
  )
}
