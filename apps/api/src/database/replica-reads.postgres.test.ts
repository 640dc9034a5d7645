import {
  checkPurchase,
  pathOf,
  readActivities,
  readHistory,
  readItem,
  readLand,
  readMarket,
  readUserActivities,
  searchMarket,
} from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { itemLink } from '@meridian/contract/paths/item-link'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  asPlayer,
  openTestApp,
  payForKestrel,
  signUpPlayer,
  valueOf,
  type TestApp,
} from '../../test/open-test-app.ts'
import { startPostgresProxy } from '../../test/postgres-proxy.ts'
import { startPostgresPair } from '../../test/postgres-server.ts'
import { mostBehindMs } from './replica-reads.ts'
import { activities, items } from './schema.ts'

let servers: Awaited<ReturnType<typeof startPostgresPair>>
let admin: pg.Client
beforeAll(async () => {
  servers = await startPostgresPair()
  admin = new pg.Client({ connectionString: servers.url })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await servers.stop()
})

const urlOf = (name: string) => servers.url.replace(/\/postgres$/, `/${name}`)

/** Creates a database at the leader, and the standby follows. */
async function newDatabase(): Promise<string> {
  const name = `replica_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  return name
}

async function inDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const atStandby = (statement: string) =>
  inDatabase(servers.standby.urlOf('postgres'), (client) => client.query(statement))

/** Opens a server that reads at the standby. `changes` then lists whether the replica was left out or asked again. */
async function openWithReplica(name: string, readUrl = servers.standby.urlOf(name), url = urlOf(name)) {
  const changes: string[] = []
  const server = await openTestApp({
    location: { url },
    readUrl,
    replicaChanged: (leftOut) => changes.push(leftOut ? 'left out' : 'asked'),
  })
  await expect.poll(() => changes.at(-1), { timeout: 10_000 }).toBe('asked')
  changes.length = 0
  await inDatabase(readUrl, (client) =>
    expect.poll(async () => (await client.query('select from items limit 1')).rows).toHaveLength(1),
  )
  return { server, changes }
}

const lists = [
  `${readMarket.path}?limit=5`,
  `${readMarket.path}?limit=5&from=3`,
  `${readLand.path}?find=ridge`,
  `${searchMarket.path}?query=kestrel`,
  pathOf(readItem.path, { id: kestrelInterceptor.id }),
  '/sitemap.xml',
  '/sitemap-items.xml',
]

async function expectAnswers({ app }: TestApp, urls: readonly string[] = lists): Promise<void> {
  const answers = await Promise.all(urls.map((url) => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200))
}

const titleAt = async ({ app }: TestApp) =>
  valueOf(readItem, (await app.inject(pathOf(readItem.path, { id: kestrelInterceptor.id }))).json())?.title

const rename = ({ db }: TestApp, title: string) =>
  db.update(items).set({ title }).where(eq(items.id, kestrelInterceptor.id))

/** Returns how often statements have read items at the leader. */
const itemReads = (name: string) =>
  inDatabase(urlOf(name), async (client) => {
    // Connections report what they have read as they end.
    const others = `select from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`
    await expect.poll(async () => (await client.query(others)).rows).toEqual([])
    const { rows } = await client.query<{ reads: string }>(
      `select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'items'`,
    )
    return Number(rows[0]?.reads)
  })

test('reads lists, searches, items and heads of pages at the replica alone', async () => {
  const name = await newDatabase()
  await (await openTestApp({ location: { url: urlOf(name) } })).close()
  const readsOf = async (work: (server: TestApp) => Promise<void>) => {
    const before = await itemReads(name)
    const { server } = await openWithReplica(name)
    await work(server)
    await server.close()
    return (await itemReads(name)) - before
  }
  const started = await readsOf(async () => undefined)
  const listed = await readsOf(async (server) => {
    await expectAnswers(server)
    const page = await server.app.inject({
      url: itemLink(kestrelInterceptor).to,
      headers: { accept: 'text/html' },
    })
    // The tests have no site, so the item is read for nothing.
    expect(page.statusCode).toBe(503)
  })
  expect(listed).toBe(started)
})

test('shows a purchase at once, however far behind the replica is', async () => {
  const { server } = await openWithReplica(await newDatabase())
  onTestFinished(server.close)
  // The sample activities are of 2117.
  await server.db.delete(activities)
  const { user } = await signUpPlayer(server)
  await atStandby('select pg_wal_replay_pause()')
  onTestFinished(async () => void (await atStandby('select pg_wal_replay_resume()')))
  await server.onPaymentChange(await payForKestrel(server, user.id))

  const headers = asPlayer(user.id)
  const read = (url: string) => server.app.inject({ url, headers })
  const history = valueOf(readHistory, (await read(pathOf(readHistory.path, { userId: user.id }))).json())
  const own = valueOf(
    readUserActivities,
    (await read(pathOf(readUserActivities.path, { userId: user.id }))).json(),
  )
  const market = valueOf(readActivities, (await read(readActivities.path)).json())
  const check = await server.app.inject({
    method: 'POST',
    url: checkPurchase.path,
    headers,
    payload: { userId: user.id, productId: kestrelInterceptor.id },
  })
  const { title } = kestrelInterceptor
  expect(history.entries.map((entry) => entry.title)).toEqual([title])
  expect(own.entries.map(({ name }) => name)).toEqual([title])
  expect(market.entries).toEqual(own.entries)
  expect(valueOf(checkPurchase, check.json())).toBe('owned')
})

test('answers nothing older than the bound when the replica stops to follow, and asks it again once it does', async () => {
  const { server, changes } = await openWithReplica(await newDatabase())
  onTestFinished(server.close)
  await atStandby('select pg_wal_replay_pause()')
  const renamedAt = performance.now()
  await rename(server, 'Renamed')
  let lastStaleMs = 0
  const read = async () => {
    const readAfterMs = performance.now() - renamedAt
    const title = await titleAt(server)
    if (title !== 'Renamed') lastStaleMs = readAfterMs
    return title
  }
  await expect.poll(read, { timeout: 10_000, interval: 50 }).toBe('Renamed')
  // The test server writes its log up to 600 ms after a commit.
  expect(lastStaleMs).toBeLessThan(mostBehindMs + 600)
  expect(changes).toEqual(['left out'])
  // Every connection is checked.
  await expectAnswers(server, Array(20).fill(lists[0]))

  await atStandby('select pg_wal_replay_resume()')
  await expect.poll(() => changes, { timeout: 10_000 }).toEqual(['left out', 'asked'])
  expect(await titleAt(server)).toBe('Renamed')
})

test('reads at the leader while the replica is frozen, and at the replica once it goes on', async () => {
  const { server, changes } = await openWithReplica(await newDatabase())
  onTestFinished(server.close)
  await expectAnswers(server)
  servers.standby.freeze()
  onTestFinished(servers.standby.thaw)
  const frozenAt = performance.now()
  await expectAnswers(server)
  // Three seconds for the first statement of a search, and one for the check before its second.
  expect(performance.now() - frozenAt).toBeLessThan(5000)
  await expect.poll(() => titleAt(server)).toBe(kestrelInterceptor.title)
  await expect.poll(() => changes, { timeout: 10_000 }).toEqual(['left out'])
  const leftOutAt = performance.now()
  await expectAnswers(server)
  expect(performance.now() - leftOutAt).toBeLessThan(1000)

  servers.standby.thaw()
  await expect.poll(() => changes, { timeout: 10_000 }).toEqual(['left out', 'asked'])
})

test('goes on reading at the replica while the leader does not answer', async () => {
  const name = await newDatabase()
  const leader = await startPostgresProxy(urlOf(name))
  const { server, changes } = await openWithReplica(name, servers.standby.urlOf(name), leader.url)
  onTestFinished(async () => {
    await leader.close()
    await server.close()
  })
  leader.freeze()
  const frozenAt = performance.now()
  const statuses = new Set<number>()
  const read = async () => {
    statuses.add((await server.app.inject(readMarket.path)).statusCode)
    return performance.now() - frozenAt
  }
  await expect.poll(read, { timeout: 10_000, interval: 200 }).toBeGreaterThan(mostBehindMs + 1000)
  expect([...statuses]).toEqual([200])
  expect(changes).toEqual([])
})

test('leaves the replica in when a statement is at fault', async () => {
  const { server, changes } = await openWithReplica(await newDatabase())
  onTestFinished(server.close)
  await expect(server.stores.items.byId('\0')).rejects.toThrow('Failed query')
  await expectAnswers(server)
  expect(changes).toEqual([])
})

test('reads at the leader itself where the address leads there', async () => {
  const name = await newDatabase()
  const { server, changes } = await openWithReplica(name, urlOf(name))
  onTestFinished(server.close)
  await rename(server, 'Renamed')
  expect(await titleAt(server)).toBe('Renamed')
  await expectAnswers(server)
  expect(changes).toEqual([])
})

// The last test: the replica does not return.
test('reads at the leader when the replica is gone, and starts without it', async () => {
  const name = await newDatabase()
  const { server, changes } = await openWithReplica(name)
  onTestFinished(server.close)
  await expectAnswers(server)
  await servers.standby.crash()
  await expectAnswers(server)
  await expect.poll(() => changes, { timeout: 10_000 }).toEqual(['left out'])
  await rename(server, 'Renamed')
  expect(await titleAt(server)).toBe('Renamed')

  const reasons: string[] = []
  const another = await openTestApp({
    location: { url: urlOf(name) },
    readUrl: servers.standby.urlOf(name),
    replicaChanged: (leftOut) => reasons.push(String(leftOut)),
  })
  onTestFinished(another.close)
  await expect.poll(() => reasons, { timeout: 10_000 }).toEqual([expect.stringContaining('ECONNREFUSED')])
  await expectAnswers(another)
  expect(await titleAt(another)).toBe('Renamed')
})
