import { siteBuildFile } from '@meridian-2117/contract/paths/site-build'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Names this build by its time, in UTC. A greater name is a newer build. */
export const buildName = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** Finished builds that stay on this computer, since a running server serves its own from start to end. */
const keptBuilds = 3

/** Removes what is older than the newest finished builds. A build in a folder of the caller's choice has none beside. */
export async function removeOldBuilds(folder: string): Promise<void> {
  if (basename(folder) !== buildName) return
  const beside = dirname(folder)
  const builds = (await readdir(beside)).filter((name) => /^\d{14}$/.test(name)).toSorted()
  const finished = builds.filter((name) => existsSync(join(beside, name, siteBuildFile)))
  const oldestKept = finished.at(-keptBuilds) ?? ''
  const old = builds.filter((name) => name < oldestKept)
  await Promise.all(old.map((name) => rm(join(beside, name), { recursive: true })))
}
