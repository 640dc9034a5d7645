import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { startPostgresProxy, type PostgresProxy } from '../../test/postgres-proxy.ts'
import { StartupError } from '../startup-error.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'
import { pooledDatabase } from './pooled-database.ts'
import { avatars } from './schema.ts'

/** Needs every connection of the pool. */
const everyConnection = Array.from({ length: 10 }, (_, index) => `row-${index}`)

let proxy: PostgresProxy
let db: Database
let ping: () => Promise<void>
const lost: unknown[] = []
beforeEach(async () => {
  const location = await emptyDatabase()
  if (!('url' in location)) throw new Error('These tests need PostgreSQL')
  proxy = await startPostgresProxy(location.url)
  const opened = await openDatabase(
    { url: proxy.url },
    { queryTimeoutMs: 2000, log: { warn: ({ err }) => lost.push(err) } },
  )
  lost.length = 0
  db = opened.db
  ping = opened.ping
  onTestFinished(async () => {
    await opened.close()
    await proxy.close()
  })
})

const write = (name: string) =>
  db.transaction(async (tx) => {
    await tx.insert(avatars).values({ id: name, picture: new Uint8Array() })
  })

/** Fails unless every connection of the pool is available at the same time. */
async function expectWholePool(): Promise<void> {
  let inside = 0
  const allStarted = Promise.withResolvers<void>()
  await Promise.all(
    everyConnection.map(() =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        inside += 1
        if (inside === everyConnection.length) allStarted.resolve()
        await allStarted.promise
      }),
    ),
  )
}

const storedIds = async () => (await db.select().from(avatars)).map(({ id }) => id)

test('fails one transaction alone when the server ends its connection', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(avatars).values({ id: 'lost', picture: new Uint8Array() })
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] }
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.execute(sql`select 1`)
  })
  await expect(failing).rejects.toThrow('The connection to the database was lost')
  await expectWholePool()
  expect(await storedIds()).toEqual([])
})

test('reports each lost connection once, also one that nobody uses', async () => {
  await expectWholePool()
  const admin = new pg.Client({ connectionString: proxy.url })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expectWholePool()
  expect(lost.map(String)).toEqual(
    everyConnection.map(() => 'error: terminating connection due to administrator command'),
  )
})

test('fails one transaction alone when its idle connection is lost', async () => {
  const failing = db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] }
    const pid = rows[0]?.pid
    await db.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
  })
  await expect(failing).rejects.toThrow('The connection to the database was lost')
  await expectWholePool()
})

test('hears an error of a connection between the pool and its transaction', async () => {
  const pool = new pg.Pool({ connectionString: proxy.url, max: 1 })
  onTestFinished(() => pool.end())
  const pooled = pooledDatabase(pool)
  const take = pool.connect.bind(pool)
  Object.assign(pool, {
    connect: async () => {
      const client = await take()
      // The server's goodbye arrives in one packet with its last answer. Without a listener the error is thrown.
      client.emit('error', new Error('terminating connection due to administrator command'))
      return client
    },
  })
  const answer = pooled.transaction(async (tx) => tx.execute(sql`select 1 as one`))
  await expect(answer).resolves.toHaveProperty('rows', [{ one: 1 }])
})

test.each(['begin', 'insert', 'commit'])('replaces connections cut at %s', async (text) => {
  proxy.cutAt(text)
  const cut = await Promise.allSettled([...everyConnection, 'another', 'one more'].map(write))
  expect(cut.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
    cut.map(() => 'Error: The connection to the database was lost'),
  )
  proxy.cutAt(undefined)
  await expectWholePool()
  expect(await storedIds()).toEqual([])
})

test('replaces connections cut outside a transaction', async () => {
  proxy.cutAt('insert')
  const cut = await Promise.allSettled(
    everyConnection.map((name) => db.insert(avatars).values({ id: name, picture: new Uint8Array() })),
  )
  expect(cut.map(({ status }) => status)).toEqual(cut.map(() => 'rejected'))
  proxy.cutAt(undefined)
  await expectWholePool()
})

test('replaces a connection whose server no longer leads', async () => {
  const pool = new pg.Pool({ connectionString: proxy.url, max: 1 })
  onTestFinished(() => pool.end())
  const pooled = pooledDatabase(pool)
  const demoted = () => pooled.execute(sql`set session characteristics as transaction read only`)
  const add = (id: string) => pooled.insert(avatars).values({ id, picture: new Uint8Array() })
  await demoted()
  await expect(add('refused')).rejects.toHaveProperty('cause.code', '25006')
  await add('first')
  await demoted()
  const failing = pooled.transaction((tx) =>
    tx.insert(avatars).values({ id: 'refused', picture: new Uint8Array() }),
  )
  await expect(failing).rejects.toHaveProperty('cause.code', '25006')
  await add('second')
  expect(await storedIds()).toEqual(['first', 'second'])
})

test('reports a refused statement unchanged, and keeps its connection', async () => {
  await write('known')
  const again = await Promise.allSettled(everyConnection.map(() => write('known')))
  expect(again.map((outcome) => outcome.status === 'rejected' && String(outcome.reason.cause))).toEqual(
    again.map(() => expect.stringContaining('duplicate key value')),
  )
  await expectWholePool()
  expect(await storedIds()).toEqual(['known'])
})

test.each(['pg_advisory_xact_lock', 'CREATE TABLE'])(
  'does not start on a connection cut at %s, before the tables are up to date',
  async (text) => {
    proxy.cutAt(text)
    const opening = openDatabase({ url: proxy.url })
    await expect(opening).rejects.toThrow(StartupError)
    await expect(opening).rejects.toThrow(
      'The database of DATABASE_URL cannot be brought up to date: read ECONNRESET',
    )
  },
)

test('answers a probe while every connection of the pool is taken, and none once the database is gone', async () => {
  const taken = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  let inside = 0
  const busy = everyConnection.map(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      inside += 1
      if (inside === everyConnection.length) taken.resolve()
      await done.promise
    }),
  )
  await taken.promise
  await ping()
  done.resolve()
  await Promise.all(busy)
  proxy.freeze()
  await expect(ping()).rejects.toThrow('Query read timeout')
})

test('answers no probe while the database only reads, and answers one again once it writes', async () => {
  const admin = new pg.Client({ connectionString: proxy.url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const { rows } = await admin.query<{ name: string }>('select current_database() as name')
  const database = `alter database ${rows[0]?.name}`
  await admin.query(`${database} set default_transaction_read_only = on`)
  await expect(ping()).rejects.toThrow('in a read-only transaction')
  await admin.query(`${database} reset default_transaction_read_only`)
  await ping()
})

test('ends a statement in the database whose call has failed', async () => {
  const admin = new pg.Client({ connectionString: proxy.url })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query('begin; lock table avatars in access exclusive mode')
  await expect(storedIds()).rejects.toThrow('Failed query')
  const waiting = sql`
    select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect(await db.execute(waiting)).toHaveProperty('rows', []), 30_000)
})

test('fails the call that waits for a hanging database', async () => {
  await storedIds()
  proxy.freeze()
  await expect(storedIds()).rejects.toHaveProperty('cause.message', 'Query read timeout')
})
