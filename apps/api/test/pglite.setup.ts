import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/database/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for embedded databases; absent where tests run on PostgreSQL. */
    pgliteFolder?: string
  }
}

/** Name of the folder of an embedded database without rows. Tests copy it, as making one takes seconds. */
export const templateName = 'template'

/** Makes a folder for embedded databases, with their template. */
export default async function makeDatabaseFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-pglite-'))
  const { close } = await openDatabase({ folder: join(folder, templateName) })
  await close()
  project.provide('pgliteFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
