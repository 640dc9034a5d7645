import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import { eq, sql } from 'drizzle-orm'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import tlsOptions from 'smtp-server/lib/tls-options.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  emptyDatabase,
  openTestApp,
  payForKestrel,
  seedTime,
  signUpPlayer,
} from '../../test/open-test-app.ts'
import { StartupError } from '../startup-error.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'
import { activities, items } from './schema.ts'
import { renewCatalogue, seedDatabase } from './seed.ts'

test('finds accounts, sessions and purchases after a restart', async () => {
  const location = await emptyDatabase()
  const before = await openTestApp({ location })
  const { player, token, email, password } = await signUpPlayer(before)
  await before.onPaymentChange(await payForKestrel(before, player.id))
  await before.close()

  const after = await openTestApp({ location })
  const login = await after.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { Email: email, Password: password },
  })
  const history = await after.app.inject({
    url: `/api/v1/history/history/${player.id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  await after.close()
  expect(login.statusCode).toBe(200)
  expect(history.json<{ data: { gameTitle: string }[] }>().data.map(({ gameTitle }) => gameTitle)).toEqual([
    'Kestrel Interceptor',
  ])
})

/** Returns a database whose catalogue somebody has edited since the first start. */
async function editedDatabase() {
  const { db, close } = await openDatabase(await emptyDatabase())
  onTestFinished(close)
  await seedDatabase(db, seedTime)
  await db
    .update(items)
    .set({ title: 'Halo Core, second edition', priceCents: 1, image: '/pictures/of-long-ago.svg' })
    .where(eq(items.id, 'nfa-halo-core'))
  await db.delete(items).where(eq(items.id, 'nfa-null-hound'))
  await db.delete(activities).where(eq(activities.id, 'act-1'))
  return db
}

const rowsOf = async (db: Database) => ({
  items: await db.select().from(items).orderBy(items.id),
  activities: await db.select().from(activities).orderBy(activities.id),
})

test('keeps all edits after a second start, and restores nothing deleted', async () => {
  const db = await editedDatabase()
  const before = await rowsOf(db)
  await seedDatabase(db, seedTime + 1000)
  expect(await rowsOf(db)).toEqual(before)
})

test('renews the catalogue on demand: its texts and pictures, what is missing, and no price', async () => {
  const db = await editedDatabase()
  const before = await rowsOf(db)
  await renewCatalogue(db)
  const after = await rowsOf(db)
  const catalogued = collectibles.find(({ id }) => id === 'nfa-halo-core')
  expect(after.items).toHaveLength(collectibles.length + parcels.length)
  const core = after.items.find(({ id }) => id === 'nfa-halo-core')
  expect([core?.title, core?.image, core?.priceCents]).toEqual([catalogued?.title, catalogued?.image, 1])
  expect(after.activities).toEqual(before.activities)
})

test('lets servers that start at once share one PostgreSQL, and gives a folder to the first', async () => {
  const location = await emptyDatabase()
  const starts = await Promise.allSettled(
    [1, 2, 3, 4].map(async () => {
      const { db, close } = await openDatabase(location)
      await seedDatabase(db, seedTime)
      await close()
    }),
  )
  const started = starts.filter(({ status }) => status === 'fulfilled')
  expect(started).toHaveLength('url' in location ? 4 : 1)
})

test('refuses a database of an earlier version, and says what to do', async () => {
  const location = await emptyDatabase()
  const { db, close } = await openDatabase(location)
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
  await close()
  await expect(openDatabase(location)).rejects.toThrow(
    new StartupError(
      'url' in location
        ? 'The database of DATABASE_URL has tables of an earlier version, which this version cannot read. Name an empty database in DATABASE_URL. The other one is unchanged.'
        : `The database in ${location.folder} has tables of an earlier version, which this version cannot read. Move the folder away, or name another one in DATA_DIR. It is unchanged.`,
    ),
  )
})

/**
 * Starts a server that encrypts with its own certificate, as far as PostgreSQL's clients check it. Returns its port.
 */
async function selfCertified(): Promise<number> {
  const secureContext = createSecureContext(tlsOptions())
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // The client asks for encryption, and `S` agrees.
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, secureContext })
        .on('error', () => undefined)
        .on('secure', () => socket.end())
    })
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test.each(['prefer', 'require', 'verify-ca'])(
  'says with sslmode=%s how to accept a certificate of one’s own, and pg warns of nothing',
  async (mode) => {
    const warn = vi.spyOn(process, 'emitWarning')
    onTestFinished(() => warn.mockRestore())
    const url = `postgres://market@127.0.0.1:${await selfCertified()}/market?sslmode=${mode}`
    await expect(openDatabase({ url })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be reached: .*certificate.*\. Add sslrootcert=FILE with the certificate of its authority to DATABASE_URL, and uselibpqcompat=true where it is made out to another host; or set sslmode=no-verify, which accepts any certificate\.$/,
    )
    expect(warn).not.toHaveBeenCalled()
    await expect(openDatabase({ url: url.replace(mode, 'no-verify') })).rejects.toThrow(
      'The database of DATABASE_URL cannot be reached: Connection terminated unexpectedly',
    )
  },
)

test('names an unreachable database server, without its password', async () => {
  const opening = openDatabase({ url: 'postgres://market:hidden@127.0.0.1:1/market' })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(
    'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  )
})
