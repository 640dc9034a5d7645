import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { Database } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import { openPool, pooledDatabase } from './pooled-database.ts'
import * as schema from './schema.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Names a PostgreSQL server, or a local folder for the embedded database. */
export type DatabaseLocation = { url: string } | { folder: string }

export interface OpenOptions {
  /** Milliseconds after which a query without an answer fails. */
  queryTimeoutMs?: number
  /** Milliseconds for which a migration is tried again while other sessions hold its tables. @default ten minutes */
  migrateForMs?: number
  log?: { warn(details: { err: unknown }, message: string): void }
}

export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

export interface OpenDatabase {
  db: Database
  /** Fails when the database does not answer, or only reads. */
  ping: () => Promise<void>
  /** Connections for calls; absent for the embedded database. */
  pool?: PoolCounts
  close: () => Promise<void>
}

/**
 * Opens the database and migrates its tables. Several copies may start at once on one PostgreSQL. Rejects with a
 * StartupError.
 */
export function openDatabase(location: DatabaseLocation, options: OpenOptions = {}): Promise<OpenDatabase> {
  return 'url' in location ? openPostgres(checkedSslMode(location.url), options) : openPglite(location.folder)
}

/**
 * Replaces modes that pg takes for `verify-full`, since it warns of them at every start. `uselibpqcompat` leaves libpq's
 * own meaning.
 */
const checkedSslMode = (url: string): string =>
  url.includes('uselibpqcompat=true')
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

const certificateHelp =
  '. Add sslrootcert=FILE with the certificate of its authority to DATABASE_URL, and uselibpqcompat=true where it is made out to another host; or set sslmode=no-verify, which accepts any certificate.'

/** Recognizes codes such as DEPTH_ZERO_SELF_SIGNED_CERT and UNABLE_TO_VERIFY_LEAF_SIGNATURE. */
const isCertificateProblem = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /CERT|LEAF_SIGNATURE/.test(String(error.code))

/** A migration holds the advisory lock with this key. */
const migrationLock = 2117

/** PostgreSQL's code for the end of a `lock_timeout`. */
const lockNotAvailable = '55P03'

/** Milliseconds between two tries of a migration, in which the calls of older copies are answered. */
const readersPassMs = 3000

const notUpToDate = 'The database of DATABASE_URL cannot be brought up to date'
const heldTables =
  'another session, such as a pg_dump, holds its tables. pg_stat_activity lists the sessions.'

async function openPostgres(url: string, options: OpenOptions): Promise<OpenDatabase> {
  const { queryTimeoutMs = 15_000, log } = options
  const migrator = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A lost connection fails the pending query. Without a listener its error would also end the process.
  migrator.on('error', () => undefined)
  try {
    await migrator.connect()
  } catch (cause) {
    const help = isCertificateProblem(cause) ? certificateHelp : ''
    throw new StartupError(`The database of DATABASE_URL cannot be reached: ${reason(cause)}${help}`, {
      cause,
    })
  }
  try {
    await refuseOtherEncodings(onPostgres({ client: migrator, schema }))
    await migrateOnceFree(migrator, options)
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError(`${notUpToDate}: ${reason(cause)}`, { cause })
  } finally {
    await migrator.end()
  }
  const pool = openPool(url, queryTimeoutMs)
  // A connection of its own: a busy pool is no reason to take a copy out of service.
  const probe = openPool(url, queryTimeoutMs, 1)
  probe.on('error', () => undefined)
  return {
    db: pooledDatabase(pool, (err) => log?.warn({ err }, 'A connection to the database was lost')),
    pool,
    ping: async () => {
      // Fails where the database only reads. The pool then drops the connection, so the next one may find another server.
      await probe.query('select from rate_limits where false for update')
    },
    close: async () => {
      await Promise.all([pool.end(), probe.end()])
    },
  }
}

/** Migrates the tables, again and again while another session holds one of them. */
async function migrateOnceFree(
  migrator: pg.Client,
  { migrateForMs = 600_000, log }: OpenOptions,
): Promise<void> {
  const endsAt = Date.now() + migrateForMs
  for (;;) {
    try {
      return await migrateAlone(migrator)
    } catch (err) {
      if (codeOf(err) !== lockNotAvailable) throw err
      if (Date.now() >= endsAt) throw new StartupError(`${notUpToDate}: ${heldTables}`, { cause: err })
      await migrator.query('rollback')
      log?.warn({ err }, `${notUpToDate} yet: ${heldTables}`)
      await pause(readersPassMs)
    }
  }
}

/**
 * Migrates the tables, one server at a time. Fails soon if another session holds one of them, since the calls of other
 * copies queue behind this migration.
 */
async function migrateAlone(migrator: pg.Client): Promise<void> {
  const db = onPostgres({ client: migrator, schema })
  // Drizzle's migrator has no lock: of servers that start at once, the others wait here. The migrator ends this
  // transaction with its own, and the lock with it. A pooler may give the next one another connection.
  await migrator.query('begin')
  // A pooler may limit the time of each statement.
  await migrator.query('set local statement_timeout = 0')
  await migrator.query('select pg_advisory_xact_lock($1)', [migrationLock])
  // Only now: another server may hold the lock above for its whole migration.
  await migrator.query(`set local lock_timeout = '2s'`)
  await refuseEarlierTables(
    db,
    'The database of DATABASE_URL has tables of an earlier version, which this version cannot read. Name an empty database in DATABASE_URL. The other one is unchanged.',
  )
  await migratePostgres(db, { migrationsFolder })
}

/** Refuses, with this message, a database with a migration that is older than the first one of this version. */
async function refuseEarlierTables(db: Database, message: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder })
  const migrations = sql.raw('drizzle.__drizzle_migrations')
  const { rows: tables } = (await db.execute(sql`select to_regclass('${migrations}') as name`)) as {
    rows: { name: string | null }[]
  }
  if (tables[0]?.name === null) return
  const { rows: earlier } = (await db.execute(sql`
    select from ${migrations} where created_at < ${baseline?.folderMillis}`)) as { rows: object[] }
  if (earlier.length > 0) throw new StartupError(message)
}

/** Refuses a database whose encoding cannot store every text. */
async function refuseOtherEncodings(db: Database): Promise<void> {
  const { rows } = (await db.execute(sql`
    select current_setting('server_encoding') as encoding`)) as { rows: { encoding: string }[] }
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database of DATABASE_URL is encoded as ${encoding}, which cannot hold every name and title. Create it with: createdb --encoding=UTF8 --template=template0 NAME`,
    )
  }
}

async function openPglite(folder: string): Promise<OpenDatabase> {
  const unlock = await claimFolder(folder)
  let client: PGlite | undefined
  try {
    // V8's optimizing compiler takes 600 MB for one function of the database, and makes it little faster.
    setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering')
    client = await PGlite.create(folder, {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    })
    const db = onPglite({ client, schema })
    await refuseEarlierTables(
      db,
      `The database in ${folder} has tables of an earlier version, which this version cannot read. Move the folder away, or name another one in DATA_DIR. It is unchanged.`,
    )
    await migratePglite(db, { migrationsFolder })
    return {
      db,
      ping: async () => {
        await db.execute(sql`select 1`)
      },
      close: async () => {
        await client?.close()
        unlock()
      },
    }
  } catch (cause) {
    await client?.close()
    unlock()
    if (cause instanceof StartupError) throw cause
    throw new StartupError(`The database in ${folder} cannot be opened: ${reason(cause)}`, { cause })
  }
}

async function claimFolder(folder: string): Promise<() => void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return lockFolder(folder)
  } catch (cause) {
    const problem =
      reason(cause) === 'database is locked'
        ? 'is in use by another running server'
        : `cannot be written to: ${reason(cause)}`
    throw new StartupError(`The data folder ${folder} ${problem}`, { cause })
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? codeOf(error.cause) : error instanceof pg.DatabaseError && error.code

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  // The message of a failed query is the query itself.
  if (error instanceof DrizzleQueryError && error.cause) return reason(error.cause)
  return error instanceof Error ? error.message : String(error)
}
