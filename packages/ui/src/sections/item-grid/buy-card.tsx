import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { coversCard } from '../../components/card/covers-card.ts'
import { ItemSaveMark } from '../../components/save-mark/item-save-mark.tsx'
import { isForSale, useItemText, type ItemWithFormerPrice } from '../../lib/item.ts'
import { itemMessages } from '../../lib/item.messages.ts'
import { useMessages } from '../../lib/messages.ts'
import { itemGridMessages } from './item-grid.messages.ts'

export interface BuyCardProps {
  /** The item for sale. */
  item: ItemWithFormerPrice
}

/** Links to the buy page of the item's kind, if it has a price and the market still has it. */
export function BuyCard({ item }: BuyCardProps) {
  const messages = useMessages(itemGridMessages)
  const text = useItemText(item)
  const { gone } = useMessages(itemMessages)
  const forSale = isForSale(item)
  return (
    <ItemCard
      {...text}
      image={item.image}
      alt={item.imageAlt ?? ''}
      interactive={forSale}
      gone={item.gone}
      badge={item.gone && <Badge>{gone}</Badge>}
      mark={<ItemSaveMark item={item} />}
      action={
        forSale ? (
          <ButtonLink
            tone="quiet"
            className={coversCard}
            size="sm"
            {...itemLink(item)}
            aria-label={messages.buyItem(text.title)}
          >
            {messages.buyNow}
          </ButtonLink>
        ) : (
          <Button tone="quiet" size="sm" disabled>
            {messages.buyNow}
          </Button>
        )
      }
    />
  )
}
