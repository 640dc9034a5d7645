import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../src/database/prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for embedded databases; absent where tests run on PostgreSQL. */
    pgliteFolder?: string
  }
}

/** Makes a folder for embedded databases, and the one that they are copies of. */
export default async function makeDatabaseFolder(project: TestProject): Promise<() => Promise<void>> {
  await prepareDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'meridian-pglite-'))
  project.provide('pgliteFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
