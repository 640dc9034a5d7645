import type { Item, ItemKind } from '@meridian/contract'
import { activitiesAt, collectibles, parcels } from '@meridian/contract/seed'
import { toCents } from '@meridian/contract/rules/pricing'
import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { activities, items } from './schema.ts'

/** Fills a database without items with those of the catalogue and the sample activities; leaves any other as it is. */
export async function seedDatabase(db: Database, nowMs: number): Promise<void> {
  const present = await db.select({ id: items.id }).from(items).limit(1)
  if (present.length > 0) return
  // Both or none: a start that is cut short here is made up for by the next.
  await db.transaction(async (transaction) => {
    await transaction.insert(items).values(catalogueRows).onConflictDoNothing()
    await transaction
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
  })
}

/** Brings the words and the picture of each item to what the catalogue says, and adds items that are missing. Prices stay. */
export async function renewCatalogue(db: Database): Promise<void> {
  await db.insert(items).values(catalogueRows).onConflictDoUpdate({ target: items.id, set: catalogueTexts })
}

/** Each column as the catalogue has it, in the words of an upsert. */
const catalogueTexts = {
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

const catalogueRows = [...collectibles.map(rowOf('collectible')), ...parcels.map(rowOf('land'))]
