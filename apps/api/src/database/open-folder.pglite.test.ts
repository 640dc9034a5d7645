import { collectibles, parcels } from '@meridian/contract/fixtures'
import { sql } from 'drizzle-orm'
import { appendFile, chmod, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startLocker } from '../../test/folder-locker.ts'
import { seedTime } from '../../test/open-test-app.ts'
import { StartupError } from '../startup-error.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openDatabase } from './open.ts'
import { items } from './schema.ts'
import { seedDatabase } from './seed.ts'
import { migrationsFolder, templateFile } from './template.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-database-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const rightsOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

test('refuses a folder that another server uses', async () => {
  const folder = await temporaryFolder()
  const unlock = lockDataFolder(folder)
  await expect(openDatabase({ folder })).rejects.toThrow(
    new StartupError(`The data folder ${folder} is in use by another running server.`),
  )
  unlock()
})

test('makes folders that are open to their owner alone', async () => {
  const made = join(await temporaryFolder(), 'data')
  const { close } = await openDatabase({ folder: join(made, 'database') })
  await close()
  expect([await rightsOf(made), await rightsOf(join(made, 'database'))]).toEqual([0o700, 0o700])
})

test('closes a folder to others, and leaves the one around it', async () => {
  const around = await temporaryFolder()
  const folder = join(around, 'database')
  await mkdir(folder)
  await chmod(around, 0o755)
  await chmod(folder, 0o777)
  const { close } = await openDatabase({ folder })
  await close()
  expect([await rightsOf(around), await rightsOf(folder)]).toEqual([0o755, 0o700])
})

test('names a folder that cannot be made', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  await expect(openDatabase({ folder: join(file, 'database') })).rejects.toThrow(
    `The data folder ${join(file, 'database')} cannot be written to`,
  )
})

test('names a full disk on which no database can be opened', async () => {
  const folder = await temporaryFolder()
  // A copy leaves this state on a full disk.
  await writeFile(join(folder, 'PG_VERSION'), '')
  await expect(openDatabase({ folder }, { freeBytes: async () => 4096 })).rejects.toThrow(
    new StartupError(`The database in ${folder} cannot be opened: its disk is full`),
  )
})

test('keeps the lock of an open folder, whatever is read and written in it', async () => {
  const folder = await temporaryFolder()
  const { db, close } = await openDatabase({ folder })
  await seedDatabase(db, seedTime)
  const locker = startLocker(folder)
  expect(await locker.lock()).toBe('refused')
  await close()
  expect(await locker.lock()).toBe('locked')
})

test('unpacks the template into new folders; without it each gets a database of its own', async () => {
  const opened = [
    await openDatabase({ folder: await temporaryFolder() }),
    await openDatabase({ folder: await temporaryFolder() }),
    await openDatabase({ folder: await temporaryFolder() }, { template: '/nothing/template' }),
  ]
  const ids: unknown[] = []
  for (const { db, close } of opened) {
    await seedDatabase(db, seedTime)
    expect(await db.select({ id: items.id }).from(items)).toHaveLength(collectibles.length + parcels.length)
    const { rows } = (await db.execute(
      sql`select system_identifier::text as id from pg_control_system()`,
    )) as {
      rows: { id: string }[]
    }
    ids.push(rows[0]?.id)
    await close()
  }
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(String(ids[0]))])
})

test('unpacks the template again after a start that was cut short', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'global'))
  for (const half of ['PG_VERSION', 'global/pg_control', 'unpacking']) await writeFile(join(folder, half), '')
  const { db, close } = await openDatabase({ folder })
  expect((await db.select().from(items)).length).toBe(0)
  await close()
})

test('makes another template for other migrations', async () => {
  const migrations = await temporaryFolder()
  await cp(migrationsFolder, migrations, { recursive: true })
  expect(templateFile(migrations)).toBe(templateFile())
  await appendFile(join(migrations, '0000_baseline.sql'), '\n--> statement-breakpoint\nselect 1;')
  expect(templateFile(migrations)).not.toBe(templateFile())
})
