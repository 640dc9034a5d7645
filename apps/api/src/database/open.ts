import { PGlite } from '@electric-sql/pglite'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { access, chmod, constants, mkdir, statfs } from 'node:fs/promises'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { openPool, pooledDatabase } from './pooled-database.ts'
import { indexTexts } from './text-index.ts'
import { layPrepared, migrationsFolder, preparedFolder } from './prepared-database.ts'
import * as schema from './schema.ts'

/** The database as stores see it: PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema> & {
  /** What Drizzle asks, for what goes past it (`fixedQuery`). */
  readonly $client: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }
}

/** A PostgreSQL server, or a folder of this machine for the embedded one. */
export type DatabasePlace = { url: string } | { folder: string }

export interface OpenOptions {
  /** The folder of the database that a new one is copied from. */
  prepared?: string
  /** How long a database that says nothing keeps a call waiting. */
  queryTimeoutMs?: number
  /** Is called for each connection to PostgreSQL that breaks. */
  connectionLost?: (error: Error) => void
  /** Reads the free bytes on the disk of a folder. */
  freeBytes?: (folder: string) => Promise<number>
}

export interface OpenDatabase {
  db: Database
  close: () => Promise<void>
}

/**
 * Opens the database and brings its tables up to date; safe when several copies start at once on one PostgreSQL. A folder
 * without a database gets a copy of the prepared one, or one that is made there. Rejects with a StartProblem.
 */
export function openDatabase(
  place: DatabasePlace,
  {
    prepared = preparedFolder(),
    queryTimeoutMs = 15_000,
    connectionLost,
    freeBytes = freeBytesOf,
  }: OpenOptions = {},
): Promise<OpenDatabase> {
  return 'url' in place
    ? openPostgres(place.url, queryTimeoutMs, connectionLost)
    : openPglite(place.folder, prepared, freeBytes)
}

async function openPostgres(
  url: string,
  queryTimeoutMs: number,
  connectionLost: OpenOptions['connectionLost'],
): Promise<OpenDatabase> {
  const migrator = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  const keeper = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A lost connection fails the query in flight; unheard, its error would end the process as well.
  for (const client of [migrator, keeper]) client.on('error', () => undefined)
  try {
    await migrator.connect()
    await keeper.connect()
  } catch (cause) {
    throw new StartProblem(`The database of DATABASE_URL cannot be reached: ${reason(cause)}`, { cause })
  }
  try {
    await keepOthersWaiting(keeper)
    await migratePostgres(onPostgres({ client: migrator }), { migrationsFolder })
    await indexTexts(migrator)
  } catch (cause) {
    throw new StartProblem(`The database of DATABASE_URL cannot be brought up to date: ${reason(cause)}`, {
      cause,
    })
  } finally {
    // Ending the connection frees the lock.
    await Promise.all([migrator.end(), keeper.end()])
  }
  const pool = openPool(url, queryTimeoutMs)
  return { db: pooledDatabase(pool, connectionLost), close: () => pool.end() }
}

/**
 * Of copies that start together one goes on, and the others wait until its connection ends. The lock is a row that a
 * transaction holds: a pooler in transaction mode keeps such a lock with its transaction, as it does not an advisory one,
 * and every engine that speaks PostgreSQL has it.
 */
async function keepOthersWaiting(keeper: pg.Client): Promise<void> {
  // Two that make the table at the same moment: one is refused, and finds it there.
  await keeper
    .query('create table if not exists starting_copy (id integer primary key)')
    .catch(() => undefined)
  await keeper.query('insert into starting_copy values (1) on conflict do nothing')
  await keeper.query('begin')
  await keeper.query('select id from starting_copy where id = 1 for update')
}

async function openPglite(
  folder: string,
  prepared: string,
  freeBytes: (folder: string) => Promise<number>,
): Promise<OpenDatabase> {
  const unlock = await claimFolder(folder)
  try {
    layPrepared(prepared, folder)
    const client = await PGlite.create(folder)
    const db = onPglite({ client, schema })
    await migratePglite(db, { migrationsFolder })
    return {
      db,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (cause) {
    unlock()
    // On a full disk the embedded database fails without a reason.
    const why = (await freeBytes(folder)) < logFileBytes ? 'its disk is full' : reason(cause)
    throw new StartProblem(`The database in ${folder} cannot be opened: ${why}`, { cause })
  }
}

/** The size of each file of PostgreSQL's log. */
const logFileBytes = 16 * 1024 * 1024

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function claimFolder(folder: string): Promise<() => void> {
  try {
    // For the owner alone, as the token secret lies there: the embedded database makes files that all may read and write.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await access(folder, constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new StartProblem(`The data folder ${folder} cannot be written to: ${reason(cause)}`, { cause })
  }
  return lockFolder(folder)
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  // A failed query's own message is the query.
  if (error instanceof DrizzleQueryError && error.cause) return reason(error.cause)
  return error instanceof Error ? error.message : String(error)
}
