import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildTemplate } from '../src/database/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for embedded databases; absent where tests run on PostgreSQL. */
    pgliteFolder?: string
  }
}

/** Creates a folder for embedded databases, and their template. */
export default async function makeDatabaseFolder(project: TestProject): Promise<() => Promise<void>> {
  await buildTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'meridian-pglite-'))
  project.provide('pgliteFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
