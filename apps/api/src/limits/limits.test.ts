import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { openDatabase, type OpenDatabase } from '../database/open.ts'
import { rateLimits } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { createRateLimits, rememberedForMs, type RateLimits } from './limits.store.ts'

let database: OpenDatabase
let store: RateLimits
beforeAll(async () => {
  database = await openDatabase(await emptyDatabase())
  store = createRateLimits(database.db)
})
afterAll(() => database.close())

const limit = { name: 'tries', max: 3, windowMs: 60_000 }
const consumed = (whose: string) => store.tryConsume(limit, whose)

test('lets exactly as many of many simultaneous tries through as are allowed', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => consumed('crowd')))
  expect(tries.filter(Boolean)).toHaveLength(3)
})

test('counts the tries of each caller apart', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await consumed('ada')
  expect([await consumed('ada'), await consumed('ilse')]).toEqual([false, true])
})

test('refuses a try that is one too many with the time to wait, and allows it once that is over', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await store.consume([limit, 'late'])
  const refusal: unknown = await store.consume([limit, 'late']).catch((error: unknown) => error)
  const waitMs = refusal instanceof HttpError ? (refusal.retryAfterMs ?? 0) : 0
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(60_000)
  await database.db.update(rateLimits).set({ endsAt: sql`now()` })
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + rememberedForMs)
  expect(await consumed('late')).toBe(true)
  now.mockRestore()
})

test('counts a refused try toward none of its limits', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await consumed('address')
  const tries = Array.from({ length: 3 }, () => store.consume([limit, 'guest'], [limit, 'address']))
  await Promise.allSettled(tries)
  await store.giveBack([limit, 'address'])
  await store.consume([limit, 'guest'], [limit, 'address'])
  const counts = await database.db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, ['tries guest', 'tries address']))
  expect(counts.map(({ key, count }) => `${key} ${count}`).toSorted()).toEqual([
    'tries address 3',
    'tries guest 1',
  ])
})

test('refuses a refused caller again without asking the database', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await consumed('flood')
  const asked = [vi.spyOn(database.db, 'insert'), vi.spyOn(database.db, 'execute')]
  expect([await consumed('flood'), ...asked.map((spy) => spy.mock.calls.length)]).toEqual([false, 0, 0])
  for (const spy of asked) spy.mockRestore()
})

test('lets a refused caller in once the count is given back', async () => {
  for (const whose of ['given back', 'reset'])
    for (let attempt = 0; attempt < 4; attempt += 1) await consumed(whose)
  await store.giveBack([limit, 'given back'], [limit, 'given back'])
  await store.reset(limit, 'reset')
  expect([await consumed('given back'), await consumed('reset')]).toEqual([true, true])
})

test('does not count a try that is given back', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) await consumed('fine')
  await store.giveBack([limit, 'fine'])
  expect([await consumed('fine'), await consumed('fine')]).toEqual([true, false])
})

test('deletes counts that have ended at the next try of anybody', async () => {
  await consumed('gone')
  await database.db.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` })
  await consumed('next')
  expect(await database.db.select().from(rateLimits).where(eq(rateLimits.key, 'tries gone'))).toEqual([])
})
