import type { Activity } from '@meridian/contract'
import { activityAge, activityRows } from '@meridian/contract/rules/activity-age'
import { priceText } from '@meridian/contract/rules/pricing'
import type { ReactNode } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { Table, type TableColumn } from '../../components/table/table.tsx'
import { missing } from '../../lib/format.ts'
import type { Load } from '../../lib/load.ts'

const columns: TableColumn[] = [
  { key: 'name', label: 'Name', phoneLine: 1 },
  { key: 'type', label: 'Type', phoneLine: 2 },
  { key: 'buyer', label: 'Buyer' },
  { key: 'seller', label: 'Seller' },
  { key: 'price', label: 'Price', align: 'end', phoneLine: 1 },
  { key: 'time', label: 'Time', align: 'end', phoneLine: 2 },
]

export interface ActivityTableProps {
  /** Newest first; the first five are shown (Spec 9). */
  activities: Load<readonly Activity[]>
  /** The moment from which ages are counted, epoch `ms`. */
  now: number
  /** The table's name for a screen reader. */
  caption: string
  /** What stands in place of the rows when nothing has happened. */
  empty?: ReactNode
}

/** What happened on the market or to one user (Spec 2, Marketplace landing, Activity page and Profile screens). */
export function ActivityTable({ activities, now, caption, empty = 'No activities yet' }: ActivityTableProps) {
  const loading = activities.status === 'loading'
  return (
    <div data-slot="activity-table">
      {loading && <output className="sr-only">Loading activities</output>}
      <Table
        caption={caption}
        columns={columns}
        loading={loading}
        empty={empty}
        rows={
          loading
            ? []
            : activities.data.slice(0, activityRows).map((activity, index) => ({
                id: activity.id ?? `row-${index}`,
                cells: {
                  name: <span className="wrap-anywhere">{activity.name}</span>,
                  type: activity.type ? <Badge>{activity.type}</Badge> : missing,
                  buyer: <Party name={activity.buyer} />,
                  seller: <Party name={activity.seller} />,
                  price: priceText(activity.price),
                  time: activityAge(activity.time, now),
                },
              }))
        }
      />
    </div>
  )
}

function Party({ name }: { name: string }) {
  return <span className="wrap-anywhere text-ink-muted">{name || missing}</span>
}
