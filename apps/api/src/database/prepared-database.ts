import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockName } from './folder-lock.ts'

/** The numbered changes that bring a database's tables up to date. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/**
 * Where an embedded database lies whose tables are up to date and empty, if one has been prepared: making one takes
 * seconds, copying it does not. Its name tells of the migrations in it and of the PGlite that made it, so that one of
 * other code is never found.
 */
export function preparedFolder(migrations = migrationsFolder): string {
  const hash = createHash('sha256').update(pgliteVersion())
  for (const name of globSync('**/*.{sql,json}', { cwd: migrations }).toSorted()) {
    hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return join(
    fileURLToPath(new URL('../../dist', import.meta.url)),
    `database-${hash.digest('hex').slice(0, 16)}`,
  )
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return (JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as { version: string }).version
}

/** By this file PGlite knows a folder that holds a database. */
const mark = 'PG_VERSION'

/** Lays a copy of the prepared database into a folder that is locked and holds none; without one does nothing. */
export function layPrepared(prepared: string, folder: string): void {
  if (existsSync(join(folder, mark)) || !existsSync(join(prepared, mark))) return
  // Whoever closes the lock's file anew, as copying does, gives up the lock.
  const kept = [join(prepared, mark), join(prepared, lockName)]
  cpSync(prepared, folder, { recursive: true, filter: (source) => !kept.includes(source) })
  // Last, so that a copy that was cut short is made again.
  copyFileSync(join(prepared, mark), join(folder, mark))
}
