import type { Item, ItemKind } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { ProfilePage } from '../../layouts/profile-page/profile-page.tsx'
import type { ProfileHeaderProps } from '../../sections/profile-header/profile-header.tsx'
import { previewItems, useItemText } from '../../lib/item.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { useMessages } from '../../lib/messages.ts'
import { CardGrid } from '../../sections/item-grid/item-grid.tsx'
import { coversCard } from '../../components/card/card.tsx'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'

export interface ProfileItemsScreenProps extends ProfileHeaderProps {
  /** The open tab: Collectible or Land. */
  kind: ItemKind
  /** All collectibles are shown, and the first four parcels. */
  items: Loadable<readonly Item[]>
  /** Called when the player presses List Now on a card. */
  onList: (item: Item) => void
}

/**
 * The profile's tabs Collectible and Land: items to list, in one card style.
 *
 * The player lists an item for sale, or goes to the market for the first one.
 */
export function ProfileItemsScreen({ player, banner, kind, items, onList }: ProfileItemsScreenProps) {
  const headingId = useId()
  const messages = useMessages(profileMessages)
  const land = kind === 'land'
  return (
    <ProfilePage player={player} banner={banner}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="sr-only">
          {land ? messages.land : messages.collectible}
        </h2>
        <CardGrid
          items={items}
          limit={land ? previewItems : undefined}
          empty={messages.empty}
          emptyNote={messages.emptyNote}
          emptyAction={
            <ButtonLink tone="quiet" size="sm" to={land ? paths.lands : paths.collectibles}>
              {messages.openMarket}
            </ButtonLink>
          }
          loadingLabel={land ? messages.loadingLand : messages.loadingCollectibles}
          renderCard={(item) => <ListCard item={item} onList={onList} />}
        />
      </section>
    </ProfilePage>
  )
}

function ListCard({ item, onList }: { item: Item; onList: (item: Item) => void }) {
  const text = useItemText(item)
  const messages = useMessages(profileMessages)
  return (
    <ItemCard
      {...text}
      image={item.image}
      alt={item.imageAlt ?? ''}
      action={
        <Button
          tone="quiet"
          className={coversCard}
          size="sm"
          aria-label={messages.listItem(text.title)}
          onClick={() => onList(item)}
        >
          {messages.listNow}
        </Button>
      }
    />
  )
}
