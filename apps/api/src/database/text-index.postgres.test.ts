import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { openDatabase } from './open.ts'
import { seedDatabase } from './seed.ts'

async function opened() {
  const location = await emptyDatabase()
  if (!('url' in location)) throw new Error('These tests need PostgreSQL')
  const { db, close } = await openDatabase(location)
  onTestFinished(close)
  await seedDatabase(db, 0)
  return db
}

const planOf = async (db: Awaited<ReturnType<typeof opened>>, statement: ReturnType<typeof sql>) => {
  const { rows } = (await db.execute(sql`explain ${statement}`)) as { rows: Record<string, string>[] }
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('finds a text that few titles contain by the index', async () => {
  const db = await opened()
  await db.execute(sql`
    insert into items (id, kind, position, title, serial_number, price_cents, image, description, search_text)
    select n::text, 'land', n, 'Parcel ' || n, n::text, 100, '', '', 'parcel ' || n
    from generate_series(1, 20000) as n`)
  await db.execute(sql`analyze items`)
  const rare = sql`select id from items where search_text like ${'%12345%'}`
  expect(await planOf(db, rare)).toContain('items_search')
})
