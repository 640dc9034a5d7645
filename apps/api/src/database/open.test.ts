import { collectibles, parcels } from '@meridian/contract/fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  emptyDatabase,
  openTestApp,
  payForKestrel,
  seedTime,
  signUpPlayer,
} from '../../test/open-test-app.ts'
import { StartProblem } from '../start-problem.ts'
import { keptTokenSecrets } from '../user/token-secrets.store.ts'
import { openDatabase } from './open.ts'
import { activities, items } from './schema.ts'
import { seedDatabase } from './seed.ts'

test('accounts, sessions and purchases are still there after a restart', async () => {
  const place = await emptyDatabase()
  const before = await openTestApp({ place })
  const { user, token, email, password } = await signUpPlayer(before)
  await before.settled(await payForKestrel(before, user.id))
  const secret = await keptTokenSecrets(before.db).newest()
  await before.close()

  const after = await openTestApp({ place })
  const login = await after.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { Email: email, Password: password },
  })
  const history = await after.app.inject({
    url: `/api/v1/history/history/${user.id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const secretAfter = await keptTokenSecrets(after.db).newest()
  await after.close()
  expect(login.statusCode).toBe(200)
  expect(history.json<{ data: { gameTitle: string }[] }>().data.map(({ gameTitle }) => gameTitle)).toEqual([
    'Kestrel Interceptor',
  ])
  expect(secretAfter).toEqual(secret)
})

test('a second start fills in what is missing, freshens words and pictures, and changes nothing else', async () => {
  const { db, close } = await openDatabase(await emptyDatabase())
  await seedDatabase(db, seedTime)
  const [first] = await db.select().from(activities)
  await db
    .update(items)
    .set({ priceCents: 1, image: '/pictures/of-long-ago.svg' })
    .where(eq(items.id, 'nfa-halo-core'))
  await db.delete(items).where(eq(items.id, 'nfa-null-hound'))
  await db.delete(activities).where(eq(activities.id, 'act-1'))

  await seedDatabase(db, seedTime + 1000)
  const kept = await db.select().from(items)
  const [core] = await db.select().from(items).where(eq(items.id, 'nfa-halo-core'))
  const rows = await db.select().from(activities)
  await close()
  expect(kept).toHaveLength(collectibles.length + parcels.length)
  expect(core?.priceCents).toBe(1)
  expect(core?.image).toBe(collectibles.find(({ id }) => id === core?.id)?.image)
  expect(first?.id).toBe('act-1')
  expect(rows.map(({ id }) => id)).not.toContain('act-1')
})

test('servers that start at once share one PostgreSQL, or leave the folder to the first', async () => {
  const place = await emptyDatabase()
  const starts = await Promise.allSettled(
    [1, 2, 3, 4].map(async () => {
      const { db, close } = await openDatabase(place)
      await seedDatabase(db, seedTime)
      const secret = await keptTokenSecrets(db).newest()
      await close()
      return secret
    }),
  )
  const secrets = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  expect(secrets).toHaveLength('url' in place ? 4 : 1)
  const { db, close } = await openDatabase(place)
  const believed = await Promise.all(secrets.map(({ id }) => keptTokenSecrets(db).byId(id)))
  await close()
  expect(believed).toEqual(secrets)
})

test('a database server that cannot be reached is named, without its password', async () => {
  const opening = openDatabase({ url: 'postgres://market:hidden@127.0.0.1:1/market' })
  await expect(opening).rejects.toThrow(StartProblem)
  await expect(opening).rejects.toThrow(
    'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  )
})
