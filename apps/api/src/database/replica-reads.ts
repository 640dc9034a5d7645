import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Reads } from './database.ts'
import * as schema from './schema.ts'

/** Milliseconds that an answer of the replica may be behind the leader. */
export const mostBehindMs = 5000

/** Milliseconds between two checks of a connection, and for one check. */
const checkEveryMs = 1000

/** Milliseconds for a read at the replica; then the leader is asked. */
const readWithinMs = 3000

const leaderPosition = `select pg_current_wal_flush_lsn() as position`

// The address may lead to the leader itself, or to one of the past.
const hasPosition = `
  select $1::pg_lsn <= case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end as fresh`

/** Returns a statement that fails after a second. The types of pg lack this limit. */
const within = (text: string): pg.QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: checkEveryMs,
})

interface ReplicaReadsOptions {
  url: string
  leader: pg.Pool
  /** Called with the reason when the replica is left out, and without one when it is asked again. */
  replicaChanged: (leftOut?: Error) => void
}

/**
 * Reads at a replica while it answers and has the leader's changes of five seconds ago; else at the leader. The leader
 * also repeats a read that fails at the replica. Each connection is checked every second, as a proxy may lead each to
 * another replica.
 */
export function replicaReads({ url, leader, replicaChanged }: ReplicaReadsOptions): {
  reads: Reads
  close: () => Promise<void>
} {
  const replica = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: checkEveryMs,
    query_timeout: readWithinMs,
  })
  // A lost connection fails its read. Without listeners its error would also end the process.
  replica.on('error', () => undefined)
  replica.on('connect', (client) => client.on('error', () => undefined))

  /** Positions in the leader's log, oldest first, each at or after its time. */
  let positions: { at: number; position: string }[] = []
  let checks = new WeakMap<pg.PoolClient, number>()
  /** Unknown until a first check has passed or a second has failed. */
  let isAsked: boolean | undefined

  async function check(client: pg.PoolClient): Promise<void> {
    const now = performance.now()
    if (now - (checks.get(client) ?? -Infinity) < checkEveryMs) return
    // While the leader does not answer, nobody knows a newer position than the last.
    const needed = positions.find(({ at }) => at >= now - mostBehindMs + checkEveryMs) ?? positions.at(-1)
    const { rows } = await client.query<{ fresh: boolean | null }>(within(hasPosition), [needed?.position])
    if (!rows[0]?.fresh) throw new Error('The replica is behind the leader')
    checks.set(client, now)
  }

  /** Takes a checked connection. Returns none, and leaves the replica out, if that fails. */
  async function take(): Promise<pg.PoolClient | undefined> {
    try {
      const client = await replica.connect()
      await check(client).catch((error: unknown) => {
        client.release(true)
        throw error
      })
      return client
    } catch (error) {
      // At the first check of all it may be behind by a moment.
      if (isAsked ?? positions.length > 1) {
        replicaChanged(error instanceof Error ? error : new Error(String(error)))
        isAsked = false
      }
      return undefined
    }
  }

  async function readAtReplica(config: pg.QueryConfig, values: unknown[]) {
    const client = await take()
    try {
      const result = await client?.query(config, values)
      client?.release()
      return result
    } catch {
      client?.release(true)
      // Either the statement is at fault, or the next check finds what is.
      checks = new WeakMap()
      return undefined
    }
  }

  async function follow(): Promise<void> {
    const at = performance.now()
    const { rows } = await leader.query<{ position: string }>(within(leaderPosition))
    const recent = positions.filter((known) => known.at >= at - mostBehindMs)
    positions = [...recent, ...rows.map(({ position }) => ({ at, position }))]
  }

  const closing = new AbortController()
  const watch = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(() => undefined)
      if (!isAsked) {
        const client = await take()
        client?.release()
        if (client) {
          isAsked = true
          replicaChanged()
        }
      }
      await pause(checkEveryMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  void watch()

  const query = async (config: pg.QueryConfig, values: unknown[]) =>
    (isAsked ? await readAtReplica(config, values) : undefined) ?? leader.query(config, values)
  return {
    reads: drizzle({ client: Object.assign(replica, { query }), schema }),
    close: () => {
      closing.abort()
      return replica.end()
    },
  }
}
