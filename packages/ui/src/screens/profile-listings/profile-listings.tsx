import { paths } from '@meridian-2117/contract/paths/paths'
import type { Listing } from '../../content/samples.ts'
import { Tag } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ItemRow } from '../../components/item-row/item-row.tsx'
import { labelled } from '../../components/table/labelled.ts'
import { DataTable, type TableColumn } from '../../components/table/table.tsx'
import { ProfilePage } from '../../layouts/profile-page/profile-page.tsx'
import type { PlayerProps } from '../../sections/profile-header/profile-header.tsx'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { listingMessages } from './profile-listings.messages.ts'

const columns = [
  { key: 'listing', phoneLine: 1 },
  { key: 'status', phoneLine: 2, width: 'w-28 lg:w-36' },
  { key: 'price', align: 'end', phoneLine: 2, width: 'w-28 lg:w-40' },
  { key: 'floor', align: 'end', width: 'w-28 lg:w-40' },
  { key: 'quantity', align: 'end', width: 'w-16 lg:w-24' },
  { key: 'select', labelHidden: true, align: 'end', phoneLine: 1, width: 'w-14 lg:w-18' },
] as const satisfies Omit<TableColumn, 'label'>[]

export interface ProfileListingsScreenProps extends PlayerProps {
  /** The player's listings. */
  listings: readonly Listing[]
  /** The ids of the rows that are ticked. */
  ticked: readonly string[]
  /** Called when the player ticks or unticks a row. */
  onToggle: (id: string) => void
  /** Called when the player presses 'Cancel N Listing(s)'. */
  onCancel: () => void
}

/**
 * The profile's tab Listing: the listings, with checkboxes to cancel some.
 *
 * The player ticks listings and cancels them.
 */
export function ProfileListingsScreen({
  player,
  listings,
  ticked,
  onToggle,
  onCancel,
}: ProfileListingsScreenProps) {
  const messages = useMessages(listingMessages)
  const format = useFormat()
  const headingId = useId()
  return (
    <ProfilePage player={player}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="sr-only">
          {messages.heading}
        </h2>
        {/* As high with its button as without, and visible at any scroll position of a high window: below lg, under the search. */}
        <div className="top-[calc(var(--spacing-header)+3.5rem)] z-10 tall:sticky lg:top-header flex min-h-17 items-center justify-between gap-4 bg-void/90 py-3 backdrop-blur-sm">
          <output className="text-sm text-ink-muted">
            {ticked.length > 0
              ? messages.selected(ticked.length, listings.length)
              : messages.count(listings.length)}
          </output>
          {ticked.length > 0 && (
            <Button tone="danger" onClick={onCancel}>
              {messages.cancelTicked(ticked.length)}
            </Button>
          )}
        </div>
        <DataTable
          caption={messages.caption}
          columns={labelled(columns, messages)}
          empty={
            <EmptyState
              title={messages.empty}
              headingLevel={3}
              className="py-4 max-md:px-0"
              icon={Tag}
              action={
                <ButtonLink tone="quiet" size="sm" to={paths.profile}>
                  {messages.choose}
                </ButtonLink>
              }
            >
              {messages.emptyNote}
            </EmptyState>
          }
          rows={listings.map((listing) => ({
            id: listing.id,
            cells: {
              listing: (
                <ItemRow
                  title={listing.name}
                  serialNumber={listing.id}
                  image={listing.image}
                  className="max-md:mb-1"
                />
              ),
              status:
                listing.status === 'Active' ? (
                  <Badge tone="good">{messages.active}</Badge>
                ) : (
                  <Badge>{messages.inactive}</Badge>
                ),
              price: format.price(listing.price),
              floor: format.price(listing.floor),
              quantity: listing.qty,
              select: (
                <Checkbox
                  aria-label={messages.selectOne(listing.name)}
                  checked={ticked.includes(listing.id)}
                  onChange={() => onToggle(listing.id)}
                />
              ),
            },
          }))}
        />
      </section>
    </ProfilePage>
  )
}
