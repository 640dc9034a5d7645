import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createHash } from 'node:crypto'
import { existsSync, globSync, openAsBlob, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockName } from './data-folder-lock.ts'
import { EmbeddedFiles } from './embedded-files.ts'
import * as schema from './schema.ts'

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

const extensions = { pg_trgm }

/**
 * Returns the path of a tarball with an embedded database that has all tables and no rows. Creating such a database
 * takes seconds, and unpacking it does not. The name is a hash of the migrations and of PGlite's version, so no tarball
 * of other code is used.
 */
export function templateFile(migrations = migrationsFolder): string {
  const pglite = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json')
  const { version } = JSON.parse(readFileSync(pglite, 'utf8')) as { version: string }
  const hash = createHash('sha256').update(version)
  for (const name of globSync('**/*.{sql,json}', { cwd: migrations }).toSorted()) {
    hash.update(name).update(readFileSync(join(migrations, name)))
  }
  const name = `database-${hash.digest('hex').slice(0, 16)}.tar.gz`
  return join(fileURLToPath(new URL('../../dist', import.meta.url)), name)
}

/** Makes the template if it is missing, and deletes those of other code. */
export async function buildTemplate(): Promise<void> {
  const file = templateFile()
  if (existsSync(file)) return
  await mkdir(dirname(file), { recursive: true })
  for (const name of await readdir(dirname(file))) {
    if (name.startsWith('database-') && !name.startsWith(basename(file)))
      await rm(join(dirname(file), name), { recursive: true, force: true })
  }
  const client = await PGlite.create({ extensions })
  await migrate(drizzle({ client, schema }), { migrationsFolder })
  const tarball = await client.dumpDataDir('gzip')
  await client.close()
  // Renaming shows other processes only a complete file.
  const half = `${file}.${process.pid}`
  await writeFile(half, tarball.stream())
  await rename(half, file)
}

/** Marks a folder while the template is being unpacked into it. */
const unpackingMark = 'unpacking'

/** Opens the embedded database in a locked folder. A folder without one gets the template, if there is one. */
export async function openEmbedded(folder: string, template: string): Promise<PGlite> {
  const mark = join(folder, unpackingMark)
  if (existsSync(mark)) {
    // The last start was interrupted.
    const names = (await readdir(folder)).filter((name) => name !== lockName)
    for (const name of names) await rm(join(folder, name), { recursive: true })
  }
  if (existsSync(join(folder, 'PG_VERSION')) || !existsSync(template))
    return PGlite.create({ fs: new EmbeddedFiles(folder), extensions })
  await writeFile(mark, '')
  const fs = new EmbeddedFiles(folder)
  const client = await PGlite.create({ fs, extensions, loadDataDir: await openAsBlob(template) })
  await rm(mark)
  return client
}
