import type { Item, ItemKind } from '@meridian/contract'
import { activitiesAt, collectibles, parcels } from '@meridian/contract/fixtures'
import { toCents } from '@meridian/contract/rules/pricing'
import type { Database } from './open.ts'
import { activities, items } from './schema.ts'

/** Fills in the items that are not there yet, and the sample activities of a fresh database. */
export async function seedDatabase(db: Database, nowMs: number): Promise<void> {
  await db
    .insert(items)
    .values([...collectibles.map(rowOf('collectible')), ...parcels.map(rowOf('land'))])
    .onConflictDoNothing()

  const kept = await db.select({ id: activities.id }).from(activities).limit(1)
  if (kept.length > 0) return
  await db
    .insert(activities)
    .values(
      activitiesAt(nowMs).map(({ price, time, ...activity }, index) => ({
        ...activity,
        id: activity.id ?? `sample-${index}`,
        priceCents: toCents(price),
        happenedAt: new Date(time),
      })),
    )
    .onConflictDoNothing()
}

const rowOf = (kind: ItemKind) => (item: Item, position: number) => ({
  id: item.id,
  kind,
  position,
  title: item.title ?? '',
  serialNumber: item.serialNumber ?? '',
  priceCents: toCents(item.price ?? 0),
  image: item.image ?? '',
  description: item.description ?? '',
})
