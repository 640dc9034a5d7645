import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, seedTime } from '../../test/open-test-app.ts'
import { StartupError } from '../startup-error.ts'
import { openDatabase } from './open.ts'
import { items } from './schema.ts'
import { seedDatabase } from './seed.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-database-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const rightsOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

test('makes a database in folders that are open to their owner alone', async () => {
  const made = join(await temporaryFolder(), 'data')
  const { db, close } = await openDatabase({ folder: join(made, 'database') })
  await seedDatabase(db, seedTime)
  expect(await db.$count(items)).toBeGreaterThan(0)
  await close()
  expect([await rightsOf(made), await rightsOf(join(made, 'database'))]).toEqual([0o700, 0o700])
})

test('refuses a folder that is open already, and opens it again once it is closed', async () => {
  const location = await emptyDatabase()
  const first = await openDatabase(location)
  await expect(openDatabase(location)).rejects.toThrow('is in use by another running server')
  await first.close()
  const again = await openDatabase(location)
  await again.close()
})

test('names a folder that cannot be made', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const opening = openDatabase({ folder: join(file, 'database') })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(
    `The data folder ${join(file, 'database')} cannot be written to: ENOTDIR`,
  )
})

test('names a folder with a damaged database', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'PG_VERSION'), '')
  onTestFinished(() => rm(`${folder}.lock`))
  const opening = openDatabase({ folder })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(`The database in ${folder} cannot be opened: `)
})
