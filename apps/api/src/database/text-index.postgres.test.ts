import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { startPostgresProxy } from '../../test/postgres-proxy.ts'
import { createItemStore } from '../items/items.store.ts'
import { generateItems } from './generated-items.ts'
import { openDatabase } from './open.ts'
import { seedDatabase } from './seed.ts'

async function opened(cutAt?: string) {
  const place = await emptyDatabase()
  if (!('url' in place)) throw new Error('These tests need PostgreSQL')
  const proxy = await startPostgresProxy(place.url)
  proxy.cutAt(cutAt)
  const { db, close } = await openDatabase({ url: proxy.url })
  onTestFinished(async () => {
    await close()
    await proxy.close()
  })
  await seedDatabase(db, 0)
  return db
}

const planOf = async (db: Awaited<ReturnType<typeof opened>>, statement: ReturnType<typeof sql>) => {
  const { rows } = (await db.execute(sql`explain ${statement}`)) as { rows: Record<string, string>[] }
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('a text that few titles hold is found by an index', async () => {
  const db = await opened()
  await generateItems(db, 20_000)
  await db.execute(sql`analyze items`)
  const rare = sql`select id from items where title ilike ${'%12345%'} or serial_number ilike ${'%12345%'}`
  expect(await planOf(db, rare)).toContain('items_texts')
})

test('a database without the index of texts is opened all the same, and searched', async () => {
  const db = await opened('create extension')
  const { collectible } = await createItemStore(db).find('kestrel', 5)
  expect(JSON.parse(collectible)).toEqual([expect.objectContaining({ id: 'nfa-kestrel-interceptor' })])
})
