import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openDatabase } from './open.ts'
import { preparedFolder } from './prepared-database.ts'

/** Makes the prepared database unless it is there, and removes those of other code. */
export async function prepareDatabase(): Promise<void> {
  const prepared = preparedFolder()
  if (existsSync(prepared)) return
  const around = dirname(prepared)
  await mkdir(around, { recursive: true })
  for (const name of await readdir(around)) {
    if (name.startsWith('database-')) await rm(join(around, name), { recursive: true, force: true })
  }
  const making = await mkdtemp(join(around, `making-${basename(prepared)}-`))
  try {
    const { close } = await openDatabase({ folder: making })
    await close()
    await rename(making, prepared)
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(prepared)) throw error
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}
