import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running PostgreSQL server; absent where tests run on PGlite. */
    postgresUrl?: string
  }
}

/** Starts a PostgreSQL server for one test run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer()
  project.provide('postgresUrl', url)
  return stop
}
