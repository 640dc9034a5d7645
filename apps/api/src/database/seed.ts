import type { Item, ItemKind } from '@meridian/contract'
import { activitiesAt, collectibles, parcels } from '@meridian/contract/fixtures'
import { toCents } from '@meridian/contract/rules/pricing'
import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { activities, items } from './schema.ts'

/**
 * Fills in the items that are not there yet, and the sample activities of a fresh database. The words and the picture of
 * an item follow the catalogue, as a database may be older than its pictures; prices stay as they are kept.
 */
export async function seedDatabase(db: Database, nowMs: number): Promise<void> {
  await db
    .insert(items)
    .values([...collectibles.map(rowOf('collectible')), ...parcels.map(rowOf('land'))])
    .onConflictDoUpdate({ target: items.id, set: catalogueWords })

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

/** Each column as the catalogue has it, in the words of an upsert. */
const catalogueWords = {
  title: sql`excluded.title`,
  serialNumber: sql`excluded.serial_number`,
  strand: sql`excluded.strand`,
  image: sql`excluded.image`,
  imageAlt: sql`excluded.image_alt`,
  description: sql`excluded.description`,
  lore: sql`excluded.lore`,
}

const rowOf = (kind: ItemKind) => (item: Item, position: number) => ({
  id: item.id,
  kind,
  position,
  title: item.title ?? '',
  serialNumber: item.serialNumber ?? '',
  strand: item.strand ?? null,
  priceCents: toCents(item.price ?? 0),
  image: item.image ?? '',
  imageAlt: item.imageAlt ?? '',
  description: item.description ?? '',
  lore: item.lore ?? '',
})
