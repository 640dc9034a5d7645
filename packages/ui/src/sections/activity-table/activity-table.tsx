import type { Activity } from '@meridian-2117/contract'
import { activityRows } from '@meridian-2117/contract/search/page-limit'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { LoadingNote } from '../../components/loading-note/loading-note.tsx'
import { labelled } from '../../components/table/labelled.ts'
import { DataTable, type TableColumn } from '../../components/table/table.tsx'
import { activityAge, missing, useFormat } from '../../lib/format.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { useMessages } from '../../lib/messages.ts'
import { activityMessages } from './activity-table.messages.ts'

const columns = [
  { key: 'name', phoneLine: 1 },
  { key: 'type', phoneLine: 2, width: 'w-30 lg:w-36' },
  { key: 'buyer' },
  { key: 'seller' },
  { key: 'price', align: 'end', phoneLine: 1, width: 'w-32 lg:w-44' },
  { key: 'time', align: 'end', phoneLine: 2, width: 'w-20 lg:w-28' },
] as const satisfies Omit<TableColumn, 'label'>[]

/** The activities of a screen, and its time. */
export interface ActivityList {
  /** Newest first; the first five are shown. */
  activities: Loadable<readonly Activity[]>
  /** The moment from which ages are counted, epoch `ms`. */
  now: number
}

export interface ActivityTableProps extends ActivityList {
  /** The table's name for a screen reader. */
  caption: string
  /** The link of an empty table. */
  emptyAction?: ReactNode
}

/**
 * Lists the activities of the market or of one player.
 *
 * Use it for the five latest. All purchases of a player are `Receipts`.
 */
export function ActivityTable({ activities, now, caption, emptyAction }: ActivityTableProps) {
  const messages = useMessages(activityMessages)
  const { price } = useFormat()
  return (
    <div data-slot="activity-table">
      {activities.status !== 'ready' && (
        <LoadingNote label={messages.loading} status={activities.status} className="mb-4" />
      )}
      <DataTable
        caption={caption}
        columns={labelled(columns, messages)}
        loading={activities.status !== 'ready'}
        empty={
          <EmptyState
            title={messages.empty}
            headingLevel={3}
            className="py-4 max-md:px-0"
            icon={History}
            action={emptyAction}
          >
            {messages.emptyNote}
          </EmptyState>
        }
        rows={
          activities.status !== 'ready'
            ? []
            : activities.data.slice(0, activityRows).map((activity, index) => ({
                id: activity.id ?? `row-${index}`,
                cells: {
                  name: <Name>{activity.name}</Name>,
                  type: <Type type={activity.type} />,
                  buyer: <Name>{activity.buyer || missing}</Name>,
                  seller: <Name>{activity.seller || missing}</Name>,
                  price: price(activity.price),
                  time: activityAge(activity.time, now),
                },
              }))
        }
      />
    </div>
  )
}

/** A name of any length and script: two lines of it, and all of it in its title. */
function Name({ children }: { children: string }) {
  return (
    <bdi title={children} className="line-clamp-2 wrap-anywhere">
      {children}
    </bdi>
  )
}

function Type({ type }: { type: string }) {
  if (!type) return missing
  return (
    <Badge tone={tones[type.toLowerCase()]} title={type}>
      {type}
    </Badge>
  )
}

/** An unknown kind of activity stays neutral. */
const tones: Record<string, BadgeProps['tone']> = { sale: 'good', listing: 'signal', offer: 'gate' }
