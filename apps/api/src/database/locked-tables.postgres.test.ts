import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { StartupError } from '../startup-error.ts'
import { openDatabase } from './open.ts'
import { items } from './schema.ts'

const migrations = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Makes a database of the version before the migration with this number. Returns its address. */
async function databaseBefore(migration: number): Promise<string> {
  const location = await emptyDatabase()
  if (!('url' in location)) throw new Error('These tests need PostgreSQL')
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'meridian-migrations-'))
  onTestFinished(() => rm(migrationsFolder, { recursive: true }))
  await cp(migrations, migrationsFolder, { recursive: true })
  const journal = join(migrationsFolder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] }
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migration) }))
  const client = await connect(location.url)
  await migrate(drizzle({ client }), { migrationsFolder })
  return location.url
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Makes a database before a migration of its items, which another session reads as pg_dump does. */
async function dumpedDatabase() {
  const url = await databaseBefore(5)
  const dump = await connect(url)
  await dump.query('begin; lock table items in access share mode')
  return { url, dump }
}

test('lets calls of older copies pass while a dump holds back its migration', async () => {
  const { url, dump } = await dumpedDatabase()
  const refused = Promise.withResolvers<void>()
  const opening = openDatabase({ url }, { log: { warn: () => refused.resolve() } })
  await refused.promise
  const olderCopy = await connect(url)
  expect((await olderCopy.query('select from items')).rowCount).toBe(0)
  await dump.query('commit')
  const { db, close } = await opening
  expect(await db.select().from(items)).toEqual([])
  await close()
})

test('gives up a migration that a dump holds back for too long', async () => {
  const { url } = await dumpedDatabase()
  const opening = openDatabase({ url }, { migrateForMs: 0 })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(
    'The database of DATABASE_URL cannot be brought up to date: another session, such as a pg_dump, holds its tables. pg_stat_activity lists the sessions.',
  )
})
