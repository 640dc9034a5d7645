/**
 * `npm run soak`: runs shoppers on many connections against one copy of the server, or several behind a proxy. It has a
 * PostgreSQL of its own. Every minute a copy is killed and started again, and every 20 s all connections to the database
 * are cut. Some payments are refunded at the card provider, and some of these refunds are sent back by the bank. Some are
 * disputed, and these disputes are won or lost. At the end each purchase that was answered as paid must be recorded once
 * or refunded, and nothing else. Errors may occur only in the gaps, and memory may not grow.
 *
 *     npm run soak -- --minutes 10 --copies 4 --connections 200
 *
 * With `--replace` copies are stopped and started one after another instead, as in an upgrade, and no call may fail.
 */
import { pathOf, readHistory } from '@meridian-2117/contract'
import { cardPaths } from '@meridian-2117/sandbox/shared/card-calls'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgresServer } from '@meridian-2117/api/test/postgres-server'
import { balance, Copy } from './fleet.ts'
import { shop, type Ledger } from './shopper.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    copies: { type: 'string', default: '1' },
    connections: { type: 'string', default: '200' },
    /** Another address of the database, such as a pooler's. */
    database: { type: 'string' },
    /** Copies are stopped and started one after another; nothing is killed or cut. */
    replace: { type: 'boolean', default: false },
  },
})
const [minutes, copyCount, connections] = [values.minutes, values.copies, values.connections].map(Number)
if (!minutes || !copyCount || !connections)
  throw new Error('--minutes, --copies and --connections are numbers')

const killEveryMs = 60_000
const replaceEveryMs = 10_000
const cutEveryMs = 20_000
const cutAll = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
/**
 * Milliseconds from the return of a copy, or a cut of connections, to the end of the gap. Calls in flight have then
 * failed.
 */
const afterwardsMs = 2000

const postgres = values.database === undefined ? await startPostgresServer() : undefined
const url = values.database ?? postgres?.url ?? ''
const admin = new pg.Pool({ connectionString: url, max: 1 })
admin.on('error', () => undefined)

const dataFolder = await mkdtemp(join(tmpdir(), 'meridian-soak-'))
const copies = Array.from({ length: copyCount }, () => new Copy({ DATABASE_URL: url, DATA_DIR: dataFolder }))
/** Calls may fail from and to these epoch `ms`. */
const gaps: { from: number; to: number; why: string }[] = []
const ledger: Ledger = {
  calls: 0,
  times: [],
  failures: [],
  refusals: new Map(),
  tried: new Set(),
  paid: new Set(),
  players: new Map(),
}

try {
  const startedAt = performance.now()
  // All at once, so that one of them creates the tables.
  await Promise.all(copies.map((copy) => copy.start()))
  console.log(`${copyCount} ready after ${Math.round(performance.now() - startedAt)} ms`)
  const proxy = await balance(copies)
  const origin = `http://127.0.0.1:${proxy.port}`

  const end = performance.now() + minutes * 60_000
  const goesOn = () => performance.now() < end
  const shoppers = Array.from({ length: connections }, () => shop(origin, ledger, goesOn))

  const sandbox = new DatabaseSync(join(dataFolder, 'sandbox.sqlite'))
  sandbox.exec('pragma busy_timeout = 5000')
  /** Secrets of payments that the card provider has refunded, and whether the bank has sent the refund back. */
  const refunds = new Map<string, boolean>()
  const disputes = new Map<string, 'open' | 'won' | 'lost'>()
  const changeAtProvider = async (secret: string, status: 'refunded' | 'succeeded') => {
    sandbox
      .prepare(
        `update intents set intent = json_patch(intent, json_object('status', ?, 'dispute', ?)) where client_secret = ?`,
      )
      .run(status, disputes.get(secret) ?? null, secret)
    await tell(secret)
  }
  const refund = (secret: string, isSentBack: boolean) => {
    refunds.set(secret, isSentBack)
    return changeAtProvider(secret, isSentBack ? 'succeeded' : 'refunded')
  }
  const dispute = (secret: string, state: 'open' | 'won' | 'lost') => {
    disputes.set(secret, state)
    return changeAtProvider(secret, state === 'lost' ? 'refunded' : 'succeeded')
  }
  const refundAndDisputeSome = async () => {
    const paid = sandbox
      .prepare(
        `select client_secret as secret from intents where intent ->> 'status' = 'succeeded' order by random() limit 3`,
      )
      .all()
    const [disputed, ...refunded] = paid
      .map((row) => String(row['secret']))
      .filter((secret) => !refunds.has(secret) && !disputes.has(secret))
    for (const secret of refunded) await refund(secret, false)
    const [sentBack] = [...refunds].find(([, isSentBack]) => !isSentBack) ?? []
    if (sentBack !== undefined) await refund(sentBack, true)
    const [ended] = [...disputes].find(([, state]) => state === 'open') ?? []
    if (ended !== undefined) await dispute(ended, disputes.size % 2 === 0 ? 'won' : 'lost')
    if (disputed !== undefined) await dispute(disputed, 'open')
  }
  /** The sandbox tells the server of a payment that is read. Like an event of a webhook this may fail. */
  const tell = (secret: string) =>
    fetch(`${origin}${cardPaths.intents}?client_secret=${secret}`).catch(() => undefined)

  const { replace } = values
  let [kills, replaced, nextReplaced] = [0, 0, performance.now() + replaceEveryMs / 2]
  let [nextKill, nextCut] = replace
    ? [Infinity, Infinity]
    : [performance.now() + killEveryMs / 2, performance.now() + cutEveryMs / 2]
  while (goesOn()) {
    await pause(500)
    for (const copy of copies) copy.measure()
    await refundAndDisputeSome()
    if (replace && performance.now() > nextReplaced) {
      nextReplaced = performance.now() + replaceEveryMs
      const copy = copies[replaced % copies.length]
      replaced += 1
      await copy?.stop()
      await copy?.start()
    }
    if (performance.now() > nextCut) {
      nextCut += cutEveryMs
      const gap = { from: Date.now(), to: Infinity, why: 'connections cut' }
      gaps.push(gap)
      // A stopped database has no connections to cut.
      await admin.query(cutAll).catch(() => undefined)
      gap.to = Date.now() + afterwardsMs
    }
    if (performance.now() > nextKill && end - performance.now() > killEveryMs / 4) {
      nextKill += killEveryMs
      const copy = copies[kills % copies.length]
      kills += 1
      const gap = { from: Date.now(), to: Infinity, why: 'copy killed' }
      gaps.push(gap)
      await copy?.kill()
      await copy?.start()
      gap.to = Date.now() + afterwardsMs
    }
  }
  await Promise.all(shoppers)
  const lasted = (performance.now() - startedAt) / 60_000

  // A payment without a webhook is recorded when its player looks.
  for (const [playerId, token] of ledger.players) {
    await fetch(origin + pathOf(readHistory.path, { playerId }), {
      headers: { authorization: `Bearer ${token}` },
    })
  }

  for (const secret of [...refunds.keys(), ...disputes.keys()]) await tell(secret)

  const rowsOf = async (query: string) =>
    (await admin.query<{ key: string }>(query)).rows.map(({ key }) => key)
  const recorded = await rowsOf(`select player_id || ' ' || item_id as key from purchases`)
  const intentsOf = (status: string) =>
    sandbox
      .prepare(
        `select id, intent ->> '$.metadata.userId' || ' ' || (intent ->> '$.metadata.productId') as key
         from intents where intent ->> 'status' = ?`,
      )
      .all(status)
      .map(({ id, key }) => ({ id: String(id), key: String(key) }))
  const charged = intentsOf('succeeded').map(({ key }) => key)
  const refunded = intentsOf('refunded')
  const disputedAt = sandbox
    .prepare(
      `select id || ' ' || (intent ->> '$.dispute') as key from intents where intent ->> '$.dispute' is not null`,
    )
    .all()
    .map(({ key }) => String(key))
  sandbox.close()
  const disputed = await rowsOf(
    `select provider_id || ' ' || dispute as key from payments where dispute is not null`,
  )
  const settled = await rowsOf(`select provider_id as key from payments where status = 'refunded'`)
  const activities = await rowsOf(
    `select p.player_id || ' ' || p.item_id as key from purchases p join activities a on a.id = p.id::text`,
  )
  const owned = new Set(recorded)
  const once = (keys: readonly string[]) => new Set(keys).size === keys.length
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && new Set([...a, ...b]).size === a.length
  const outside = ledger.failures.filter(
    ({ from, to }) => !gaps.some((gap) => from <= gap.to && to >= gap.from),
  )
  const times = ledger.times.toSorted((a, b) => a - b)
  const quantile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? NaN)
  const lives = copies.flatMap(({ peaks }) => peaks)
  const level = copies.every(
    ({ peaks }) => (peaks.at(-1) ?? 0) <= 1.25 * Math.max(...peaks.slice(0, -1), peaks[0] ?? 0),
  )

  console.table({
    copies: copyCount,
    minutes: Math.round(lasted),
    connections,
    kills,
    replaced,
    'connections cut': gaps.filter(({ why }) => why === 'connections cut').length,
    calls: ledger.calls,
    'calls per second': Math.round(ledger.calls / lasted / 60),
    'median, ms': quantile(0.5),
    '95 of 100, ms': quantile(0.95),
    players: ledger.players.size,
    'tried to buy': ledger.tried.size,
    'answered as paid': ledger.paid.size,
    recorded: recorded.length,
    refunded: refunded.length,
    'sent back by the bank': [...refunds.values()].filter(Boolean).length,
    disputed: disputes.size,
    'disputes lost': [...disputes.values()].filter((state) => state === 'lost').length,
    'failures in gaps': ledger.failures.length - outside.length,
    'failures outside': outside.length,
    'MB of each life': lives.join(', '),
  })
  for (const [refusal, count] of ledger.refusals) console.log(`refused ${count} times: ${refusal}`)
  for (const { what } of outside.slice(0, 10)) console.log(`outside: ${what}`)

  const verdicts = {
    'each purchase answered as paid is recorded or refunded': [...ledger.paid].every(
      (key) => owned.has(key) || refunded.some((intent) => intent.key === key),
    ),
    'each refund is recorded': same(
      settled,
      refunded.map(({ id }) => id),
    ),
    'each dispute is recorded': same(disputedAt, disputed),
    'each is recorded once': once(recorded),
    'nothing is recorded that nobody tried to buy': recorded.every((key) => ledger.tried.has(key)),
    'what was charged is what is owned': same(charged, recorded),
    'each has its activity': same(activities, recorded),
    'errors fell into gaps alone': outside.length === 0,
    'memory is level': level,
  }
  console.table(verdicts)
  if (Object.values(verdicts).includes(false)) process.exitCode = 1
  proxy.close()
} finally {
  await Promise.all(copies.map((copy) => copy.kill()))
  await admin.end()
  await postgres?.stop()
  await rm(dataFolder, { recursive: true })
}
