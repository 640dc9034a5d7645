import { collectibles, parcels } from '@meridian/contract/fixtures'
import { cardAmountCents } from '@meridian/contract/money/pricing'
import { asc, like } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, seedTime } from '../../test/open-test-app.ts'
import { generateItems } from '../../generate-items.ts'
import { searchTextOf } from '../items/search-text.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'
import { items } from './schema.ts'
import { seedDatabase } from './seed.ts'

let db: Database
beforeEach(async () => {
  const opened = await openDatabase(await emptyDatabase())
  onTestFinished(opened.close)
  db = opened.db
  await seedDatabase(db, seedTime)
})

test('makes no price that a card cannot pay', async () => {
  await generateItems(db, 1000)
  const rows = await db.select({ cents: items.priceCents }).from(items)
  const { min, max } = cardAmountCents
  expect(rows.filter(({ cents }) => cents < min || cents > max)).toEqual([])
})

const generated = () => db.select().from(items).where(like(items.id, 'generated-%')).orderBy(asc(items.id))

test('generates numbered variations of the catalogue, of both kinds, after it', async () => {
  await generateItems(db, 100)
  const rows = await generated()
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, index) => `generated-${String(index + 1).padStart(7, '0')}`),
  )
  const second = [...collectibles, ...parcels][1]
  expect(rows[0]).toEqual({
    id: 'generated-0000001',
    kind: 'collectible',
    position: 10_001,
    title: `${second?.title} 1`,
    serialNumber: `${second?.serialNumber}-1`,
    game: second?.game,
    priceCents: 100 + 48_000 + 7919,
    image: second?.image,
    imageAlt: second?.imageAlt,
    description: second?.description,
    lore: second?.lore,
    searchText: searchTextOf({ title: `${second?.title} 1`, serialNumber: `${second?.serialNumber}-1` }),
  })
  expect(new Set(rows.map(({ title }) => title)).size).toBe(100)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['collectible', 'land']))
})

test('adds what is missing on a second start, and changes nothing', async () => {
  await generateItems(db, 40)
  const before = await generated()
  await seedDatabase(db, seedTime)
  await generateItems(db, 60)
  await generateItems(db, 20)
  const after = await generated()
  expect(after).toHaveLength(60)
  expect(after.slice(0, 40)).toEqual(before)
})

test('gives each item a price that can be paid, however many there are', async () => {
  await generateItems(db, 5000)
  const prices = (await generated()).map(({ priceCents }) => priceCents)
  expect(prices).toHaveLength(5000)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(100)
  expect(Math.max(...prices)).toBeLessThan(1_000_100)
})
