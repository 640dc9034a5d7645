import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, openTestApp, type TestApp } from '../../test/open-test-app.ts'
import { openDatabase, type OpenDatabase } from '../database/open.ts'
import { measureAnswers } from './metrics.ts'

let server: TestApp
let database: OpenDatabase
beforeAll(async () => {
  const location = await emptyDatabase()
  server = await openTestApp({ location })
  database = await openDatabase(location)
})
afterAll(async () => {
  await database.close()
  await server.close()
})

test('shows the connections of a busy pool, and that calls wait', async () => {
  const registry = measureAnswers(server.app, { payments: server.stores.payments, pool: database.pool })
  const shown = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('database_pool{'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const transactions = Array.from({ length: 12 }, () => database.db.transaction(() => released))
  await expect
    .poll(shown)
    .toEqual([
      'database_pool{state="connections"} 10',
      'database_pool{state="idle"} 0',
      'database_pool{state="waiting"} 2',
    ])
  release()
  await Promise.all(transactions)
  expect(await shown()).toContain('database_pool{state="waiting"} 0')
})
