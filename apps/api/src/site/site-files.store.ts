import { desc, eq, notInArray } from 'drizzle-orm'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '../database/database.ts'
import { siteFiles } from '../database/schema.ts'

/** Files of this many builds are kept, the newest among them. */
const keptBuilds = 3

export type SiteFileStore = ReturnType<typeof createSiteFileStore>

/**
 * Keeps the hashed files of the newest builds for all copies of the server, since a page of one build may ask a copy
 * that serves another.
 */
export function createSiteFileStore(db: Database) {
  const known = new Map<string, Uint8Array>()
  const knownBuilds = new Set<string>()
  let reading: Promise<void> | undefined

  /** Reads the builds that this copy does not know yet, five times a second at most: anybody may ask for any name. */
  async function readBuilds(): Promise<void> {
    setTimeout(() => {
      reading = undefined
    }, 200).unref()
    const files = await db
      .select()
      .from(siteFiles)
      .where(notInArray(siteFiles.build, [...knownBuilds]))
    for (const { build, name, content } of files) {
      knownBuilds.add(build)
      known.set(name, content)
    }
  }

  return {
    /** Stores the files of a build's folder unless they are stored, and forgets those of old builds. */
    async keep(folder: string): Promise<void> {
      const build = basename(folder)
      const ofBuild = eq(siteFiles.build, build)
      if ((await db.select({ build: siteFiles.build }).from(siteFiles).where(ofBuild).limit(1)).length > 0)
        return
      const names = globSync('assets/*', { cwd: folder }).filter((file) => !/\.(br|gz)$/.test(file))
      if (names.length === 0) return
      const files = await Promise.all(
        names.map(async (file) => ({
          build,
          name: basename(file),
          content: new Uint8Array(await readFile(join(folder, file))),
        })),
      )
      await db.transaction(async (tx) => {
        // A copy that starts at the same time stores the same files.
        await tx.insert(siteFiles).values(files).onConflictDoNothing()
        const newest = tx
          .selectDistinct({ build: siteFiles.build })
          .from(siteFiles)
          .orderBy(desc(siteFiles.build))
          .limit(keptBuilds)
        await tx.delete(siteFiles).where(notInArray(siteFiles.build, newest))
      })
    },

    /** Returns the content of a build's hashed file, by its name. */
    async read(name: string): Promise<Uint8Array | undefined> {
      if (!known.has(name)) await (reading ??= readBuilds())
      return known.get(name)
    },
  }
}
