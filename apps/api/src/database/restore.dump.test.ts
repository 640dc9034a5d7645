import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDatabase, openRestored } from '../../test/backup.ts'
import { startPostgresServer, type PostgresServer } from '../../test/postgres-server.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgresServer('pg_dump')
})
afterAll(() => server.stop())

const documented = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8')
const [, dump = '', restore = ''] =
  /## Backups\n\n```sh\n(pg_dump .+)\n(pg_restore .+)\n```/.exec(documented) ?? []

async function ask(statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(database) })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const urlOf = (database: string) => server.url.replace(/postgres$/, database)

/** Runs a documented command. */
function run(command: string, database: string, folder: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: server.programs + delimiter + process.env['PATH'], DATABASE_URL: urlOf(database) },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

/** Fills a new database, dumps it, lets it be lost or damaged, and restores it. Returns what a player finds there. */
async function restored(database: string, damage: () => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-dump-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await ask(`create database ${database}`)
  const location = { url: urlOf(database) }
  const { owner, before } = await fillDatabase(location)
  run(dump, database, folder)
  await damage()
  run(restore, database, folder)
  return { before, after: await openRestored(location, owner) }
}

test('restores a lost database as documented: players with their sessions, purchases and migrations', async () => {
  const { before, after } = await restored('lost', async () => {
    await ask('drop database lost')
    await ask('create database lost')
  })
  expect([before.logIn, before.bought, before.history.entries.length]).toEqual([200, 1, 1])
  expect(after).toEqual(before)
})

test('restores a damaged database as documented', async () => {
  const damage = () => ask('delete from purchases; drop table rate_limits', 'damaged')
  const { before, after } = await restored('damaged', damage)
  expect(after).toEqual(before)
})
