/**
 * What several copies answer in a second, against one. Each is held to the same share of a processor, as if that were its
 * machine, so that two cores have room for all of them, the database and those who ask: looks at the market, searches and
 * purchase checks in turn, straight to the copies.
 *
 *     npx node apps/api/soak/throughput.ts
 *
 * Linux alone, and as root: shares are control groups.
 */
import { checkPurchase, readMarket, searchMarket } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { openPool, pooledDatabase } from '../src/database/pooled-database.ts'
import { createStores } from '../src/stores.ts'
import { startPostgresServer } from '../test/postgres-server.ts'
import { ask, hangUp, load, median, type Call } from './cost.ts'
import { Copy } from './fleet.ts'

const fleets = [1, 2, 4]
/** Of a processor, for each copy. */
const share = 0.05
const callersOfCopy = 8
const [rounds, seconds] = [5, 12]
/** Before its share is cut, as the compiler works beside the first calls. */
const callsToWarm = 15_000

/** Gives each copy its share, and takes it away again. */
function shareOut(copies: readonly Copy[]): () => void {
  const root = '/sys/fs/cgroup'
  const unified = existsSync(`${root}/cgroup.controllers`)
  const [periodUs, quotaUs] = [20_000, 20_000 * share]
  const groups = copies.map(({ pid }) => {
    const group = unified ? `${root}/meridian-${pid}` : `${root}/cpu/meridian-${pid}`
    mkdirSync(group)
    const limits = unified
      ? { 'cpu.max': `${quotaUs} ${periodUs}` }
      : { 'cpu.cfs_period_us': periodUs, 'cpu.cfs_quota_us': quotaUs }
    for (const [name, limit] of Object.entries({ ...limits, 'cgroup.procs': pid })) {
      writeFileSync(`${group}/${name}`, String(limit))
    }
    return group
  })
  return () => {
    for (const group of groups) rmdirSync(group)
  }
}

/** How many calls copies answer in a second. */
async function answersASecond(copies: readonly Copy[], calls: readonly Call[]): Promise<number> {
  const asked = { answers: 0, ends: performance.now() + seconds * 1000 }
  const caller = async ({ port }: Copy, first: number) => {
    for (let turn = first; performance.now() < asked.ends; turn += 1) {
      const call = calls[turn % calls.length]
      const { status } = call ? await ask(port, call) : { status: undefined }
      if (status !== 200) throw new Error(`${call?.path ?? 'Nothing'} is answered ${status}`)
      asked.answers += 1
    }
  }
  await Promise.all(
    copies.flatMap((copy) => Array.from({ length: callersOfCopy }, (_, index) => caller(copy, index))),
  )
  return asked.answers / seconds
}

const postgres = await startPostgresServer()
const copies = Array.from({ length: Math.max(...fleets) }, () => new Copy({ DATABASE_URL: postgres.url }))
let takeShares: (() => void) | undefined
try {
  await Promise.all(copies.map((copy) => copy.start()))
  const pool = openPool(postgres.url, 15_000)
  const account = await createStores(pooledDatabase(pool)).users.add('cost@meridian.test', '')
  await pool.end()
  const body = JSON.stringify({ userId: account?.user.id, productId: kestrelInterceptor.id })
  const calls: Call[] = [
    { path: `${readMarket.path}?limit=4` },
    { path: `${searchMarket.path}?query=er` },
    { path: checkPurchase.path, headers: { 'content-type': 'application/json' }, body },
  ]
  for (const copy of copies) for (const call of calls) await load(copy, call, callsToWarm)
  takeShares = shareOut(copies)
  const seen = new Map(fleets.map((count) => [count, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, answers] of seen) answers.push(await answersASecond(copies.slice(0, count), calls))
  }
  // Against one in the same round, as the machine's other work makes one round slower than another.
  const ofOne = seen.get(1) ?? []
  for (const [count, answers] of seen) {
    const ratios = answers.map((each, round) => each / (ofOne[round] ?? NaN))
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    console.log(
      `${count} of ${share} processors each: ${median(answers).toFixed(0)} answers a second, ${median(ratios).toFixed(2)} × (${range})`,
    )
  }
} finally {
  hangUp()
  await Promise.all(copies.map((copy) => copy.kill()))
  takeShares?.()
  await postgres.stop()
}
