import type { Item, ItemKind } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { Container } from '../../components/container/container.tsx'
import { showAll, withMarketView } from '../../lib/market-view.ts'
import type { ItemWithFormerPrice } from '../../lib/item.ts'
import { useScrollFade } from '../../lib/use-scroll-fade.ts'
import { useMessages } from '../../lib/messages.ts'
import { moreItemsMessages } from './more-items.messages.ts'
import { BuyCard, cardColumns } from '../item-grid/item-grid.tsx'
import { ArrowLink } from '../titled-section/arrow-link.tsx'
import { TitledSection } from '../titled-section/titled-section.tsx'

/** The related items of an item. An empty list has no section. */
export interface MoreItemsProps {
  /** Other items of the same game and kind, as many as are to show. */
  sameWorld: readonly Item[]
  /** Other items that this browser has shown, the latest first. */
  seen: readonly ItemWithFormerPrice[]
}

/**
 * Links from an item's page to others of its game, and to those seen before.
 *
 * Use it under one item. Items to choose from are an `ItemGrid`.
 */
export function MoreItems({ sameWorld, seen }: MoreItemsProps) {
  const messages = useMessages(moreItemsMessages)
  const [first] = sameWorld
  if (!first && seen.length === 0) return null
  return (
    <Container data-slot="more-items">
      {first && (
        <TitledSection
          title={messages.sameWorld}
          action={<ArrowLink to={marketOf(first)}>{messages.exploreAll}</ArrowLink>}
        >
          <ul className={cardColumns}>
            {sameWorld.map((item) => (
              <li key={item.id}>
                <BuyCard item={item} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {seen.length > 0 && (
        <TitledSection title={messages.seen}>
          <SeenRow items={seen} />
        </TitledSection>
      )}
    </Container>
  )
}

/** One row of any length, which scrolls; the keyboard moves it from card to card. */
function SeenRow({ items }: { items: readonly ItemWithFormerPrice[] }) {
  const [row, fade] = useScrollFade()
  return (
    <ul
      ref={row}
      // Room above and below for focus outlines, and for a card that rises.
      className="-my-2 flex snap-x scroll-px-4 [scrollbar-width:thin] gap-3 overflow-x-auto overflow-y-hidden py-2 sm:gap-5 lg:gap-6"
      style={fade}
    >
      {items.map((item) => (
        <li key={item.id} className="w-44 shrink-0 snap-start sm:w-56">
          <BuyCard item={item} />
        </li>
      ))}
    </ul>
  )
}

const markets: Readonly<Record<ItemKind, string>> = {
  collectible: `${paths.collectibles}?${showAll}`,
  land: paths.lands,
}

/** The address of the item's market, filtered by its game. */
function marketOf({ kind, game }: Item): string {
  const [path = '', query] = markets[kind].split('?')
  return `${path}?${withMarketView(new URLSearchParams(query), { game }).toString()}`
}
