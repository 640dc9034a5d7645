import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { openDatabase, type OpenDatabase } from '../database/open.ts'
import { attempts } from '../database/schema.ts'
import { createLimitStore, type LimitStore } from './limits.store.ts'

let database: OpenDatabase
let store: LimitStore
beforeAll(async () => {
  database = await openDatabase(await emptyDatabase())
  store = createLimitStore(database.db)
})
afterAll(() => database.close())

const limit = { name: 'tries', most: 3, withinMs: 60_000 }
const taken = async (whose: string) => (await store.take(limit, whose)) === undefined

test('of many tries at the same moment exactly as many as fit are let through', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => taken('crowd')))
  expect(tries.filter(Boolean)).toHaveLength(3)
})

test('everybody has tries of their own', async () => {
  for (let one = 0; one < 4; one += 1) await taken('ada')
  expect([await taken('ada'), await taken('ilse')]).toEqual([false, true])
})

test('what is too many is told how long to wait, and fits again once that is over', async () => {
  for (let one = 0; one < 3; one += 1) await taken('late')
  const waitMs = (await store.take(limit, 'late')) ?? 0
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(60_000)
  await database.db.update(attempts).set({ endsAt: sql`now()` })
  expect(await taken('late')).toBe(true)
})

test('a try that is taken back does not count', async () => {
  for (let one = 0; one < 3; one += 1) await taken('fine')
  await store.giveBack(limit, 'fine')
  expect([await taken('fine'), await taken('fine')]).toEqual([true, false])
})

test('counts that have ended are forgotten by whoever comes next', async () => {
  await taken('gone')
  await database.db.update(attempts).set({ endsAt: sql`now() - interval '1 second'` })
  await taken('next')
  expect(await database.db.select().from(attempts).where(eq(attempts.key, 'tries gone'))).toEqual([])
})
