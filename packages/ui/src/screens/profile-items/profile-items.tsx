import type { Item, ItemKind, User } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { WayOn } from '../../components/empty-state/way-on.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { ProfilePage } from '../../frames/profile-page/profile-page.tsx'
import { itemText } from '../../lib/item-text.ts'
import type { Load } from '../../lib/load.ts'
import { CardGrid } from '../../sections/item-grid/card-grid.tsx'

export interface ProfileItemsScreenProps {
  /** The signed-in player, or nobody. */
  user: User | null
  /** Which of the two tabs it is: Collectible or Land. */
  kind: ItemKind
  /** All of them are shown. */
  items: Load<readonly Item[]>
  /** List Now was pressed on a card. */
  onList: (item: Item) => void
}

/** The profile's tabs Collectible and Land: items to list, in one card style (Spec 2, Profile screens). */
export function ProfileItemsScreen({ user, kind, items, onList }: ProfileItemsScreenProps) {
  const headingId = useId()
  const { heading, loading, market } = words[kind]
  return (
    <ProfilePage user={user}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="sr-only">
          {heading}
        </h2>
        <CardGrid
          items={items}
          empty="No Listing"
          emptyNote="What you own and can list shows here."
          emptyAction={<WayOn to={market}>Open the Marketplace</WayOn>}
          loadingLabel={loading}
          renderCard={(item) => <ListCard item={item} onList={onList} />}
        />
      </section>
    </ProfilePage>
  )
}

const words = {
  collectible: { heading: 'Collectible', loading: 'Loading collectibles', market: paths.collectibles },
  land: { heading: 'Land', loading: 'Loading land', market: paths.lands },
} as const satisfies Record<ItemKind, unknown>

function ListCard({ item, onList }: { item: Item; onList: (item: Item) => void }) {
  const text = itemText(item)
  return (
    <ItemCard
      {...text}
      image={item.image}
      alt={item.imageAlt ?? ''}
      action={
        <Button tone="card" size="sm" aria-label={`List Now, ${text.title}`} onClick={() => onList(item)}>
          List Now
        </Button>
      }
    />
  )
}
