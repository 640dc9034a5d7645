import type { Item, ItemKind } from '@meridian-2117/contract'
import { activitiesAt, collectibles, parcels } from '@meridian-2117/contract/seed'
import { toCents } from '@meridian-2117/contract/money/pricing'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { activities, items } from './schema.ts'

/** Fills a sandbox's database without items with the catalogue and made-up sales. Leaves any other database unchanged. */
export async function seedDatabase(db: Database, nowMs: number): Promise<void> {
  const present = await db.select({ id: items.id }).from(items).limit(1)
  if (present.length > 0) return
  // One transaction, so that the next start completes an interrupted one.
  await db.transaction(async (transaction) => {
    await transaction.insert(items).values(catalogueRows).onConflictDoNothing()
    await transaction.insert(activities).values(madeUpSales(nowMs)).onConflictDoNothing()
  })
}

/** Deletes the made-up sales of a sandbox, so that they never stand beside real money. */
export async function deleteMadeUpSales(db: Database): Promise<void> {
  const ids = madeUpSales(0).map(({ id }) => id)
  await db.delete(activities).where(inArray(activities.id, ids))
}

/** Updates text and picture of each item from the catalogue, and adds missing items. Prices stay. */
export async function renewCatalogue(db: Database): Promise<void> {
  await db.insert(items).values(catalogueRows).onConflictDoUpdate({ target: items.id, set: catalogueTexts })
}

const madeUpSales = (nowMs: number) =>
  activitiesAt(nowMs).map(({ price, time, ...activity }, index) => ({
    ...activity,
    id: activity.id ?? `sample-${index}`,
    priceCents: toCents(price),
    happenedAt: new Date(time),
  }))

/** Maps each column to its value in the catalogue, for an upsert. */
const catalogueTexts = {
  title: sql`excluded.title`,
  serialNumber: sql`excluded.serial_number`,
  game: sql`excluded.game`,
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
  game: item.game ?? null,
  priceCents: toCents(item.price ?? 0),
  image: item.image ?? '',
  imageAlt: item.imageAlt ?? '',
  description: item.description ?? '',
  lore: item.lore ?? '',
})

const catalogueRows = [...collectibles.map(rowOf('collectible')), ...parcels.map(rowOf('land'))]
