import type { Item } from '@meridian-2117/contract'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { Card, coversCard } from '../../components/card/card.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { LoadingNote } from '../../components/loading-note/loading-note.tsx'
import { ItemSaveMark } from '../../components/save-mark/save-mark.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { isForSale, useItemText, type ItemWithFormerPrice } from '../../lib/item.ts'
import { itemMessages } from '../../lib/item.messages.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { useMessages } from '../../lib/messages.ts'
import { itemGridMessages } from './item-grid.messages.ts'

export interface ItemGridProps extends Pick<
  CardGridProps,
  'items' | 'limit' | 'lead' | 'empty' | 'emptyNote' | 'emptyAction'
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

export interface CardGridProps {
  items: Loadable<readonly Item[]>
  /** The most items to show, from the first. @default all */
  limit?: number | undefined
  /** The card of one item. */
  renderCard: (item: Item) => ReactNode
  /** The outline of a loading card. @default that of an `ItemCard` */
  placeholder?: ReactNode
  /** A card before the first item, such as Instant Sell. It shows in every state. */
  lead?: ReactNode
  /** The title when there are no items; 'No Items' by default. */
  empty?: string | undefined
  /** A sentence under the title: when items arrive, or what the player can do. */
  emptyNote?: string | undefined
  /** The link of an empty list. */
  emptyAction?: ReactNode
  /** The label of the loading items, for a screen reader. */
  loadingLabel: string
}

/** Two columns on small screens, four on large. */
export const cardColumns = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4 lg:gap-6'

/** Cards of items, two beside each other on small screens and four on large. Use it inside a titled section. */
export function CardGrid({
  items,
  limit,
  renderCard,
  placeholder = <ItemCardSkeleton />,
  lead,
  empty,
  emptyNote,
  emptyAction,
  loadingLabel,
}: CardGridProps) {
  const { none } = useMessages(itemGridMessages)
  const data = items.status === 'ready' ? items.data.slice(0, limit) : undefined
  const loading = !data
  const isEmpty = data?.length === 0

  const nothing = (
    <EmptyState
      title={empty ?? none}
      headingLevel={3}
      className={emptyPanel}
      icon={PackageOpen}
      action={emptyAction}
    >
      {emptyNote}
    </EmptyState>
  )
  if (isEmpty && !lead) return nothing
  return (
    <div data-slot="card-grid">
      {items.status !== 'ready' && (
        <LoadingNote label={loadingLabel} status={items.status} className="mb-4" />
      )}
      {/* A screen reader may keep the changes of a busy element to itself, so the note stands outside. */}
      <ul className={cardColumns} aria-busy={loading}>
        {lead && <li>{lead}</li>}
        {loading &&
          indices.slice(lead ? 1 : 0).map((index) => (
            <li key={index} aria-hidden>
              {placeholder}
            </li>
          ))}
        {isEmpty && <li className="grid max-[22rem]:col-span-2 lg:col-span-3">{nothing}</li>}
        {data?.map((item, index) => (
          <li key={item.id || `unsold-${index}`}>{renderCard(item)}</li>
        ))}
      </ul>
    </div>
  )
}

const indices = [1, 2, 3, 4]

const emptyPanel =
  'w-full max-w-none justify-center rounded-panel border border-dashed border-seam-strong/60 py-10'

/** The outline of an item's loading card. */
export function ItemCardSkeleton() {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <Skeleton className="aspect-6/5 rounded-none bg-plate" />
      <div className="@container flex grow flex-col p-3 sm:p-4">
        <Skeleton className="my-0.5 h-5 w-3/4" />
        <Skeleton className="mt-2 h-3 w-1/3" />
        <div className="mt-auto flex flex-col gap-3 pt-4 @min-[13rem]:flex-row @min-[13rem]:items-center @min-[13rem]:justify-between">
          <Skeleton className="h-7 w-16" />
          <Skeleton className="h-10 @min-[13rem]:w-24 sm:h-9" />
        </div>
      </div>
    </Card>
  )
}
