import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { openDatabase } from './open.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-database-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const rightsOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

test('a folder in use by another server is refused', async () => {
  const folder = await temporaryFolder()
  const unlock = lockFolder(folder)
  await expect(openDatabase({ folder })).rejects.toThrow(
    new StartProblem(`The data folder ${folder} is in use by another running server.`),
  )
  unlock()
})

test('the folders that are made are open to their owner alone', async () => {
  const made = join(await temporaryFolder(), 'data')
  const { close } = await openDatabase({ folder: join(made, 'database') })
  await close()
  expect([await rightsOf(made), await rightsOf(join(made, 'database'))]).toEqual([0o700, 0o700])
})

test('a folder that is open to others is closed to them, the one around it is left as it is', async () => {
  const around = await temporaryFolder()
  const folder = join(around, 'database')
  await mkdir(folder)
  await chmod(around, 0o755)
  await chmod(folder, 0o777)
  const { close } = await openDatabase({ folder })
  await close()
  expect([await rightsOf(around), await rightsOf(folder)]).toEqual([0o755, 0o700])
})

test('a folder that cannot be made is named', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  await expect(openDatabase({ folder: join(file, 'database') })).rejects.toThrow(
    `The data folder ${join(file, 'database')} cannot be written to`,
  )
})
