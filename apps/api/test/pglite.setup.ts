import { PGlite } from '@electric-sql/pglite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for embedded databases, with one named `empty` to copy; absent where tests run on PostgreSQL. */
    pgliteFolder?: string
  }
}

/** Makes one empty embedded database, since making takes seconds and copying does not. */
export default async function makeEmptyDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-pglite-'))
  const database = await PGlite.create(join(folder, 'empty'))
  await database.close()
  project.provide('pgliteFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
