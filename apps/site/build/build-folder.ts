import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Names this build by its time, in UTC. A greater name is a newer build. */
export const buildName = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** Builds that stay on this computer, since a running server serves its own from start to end. */
const keptBuilds = 3

/** Removes the builds beside this one but for the newest. A build in a folder of the caller's choice has none beside. */
export async function removeOldBuilds(folder: string): Promise<void> {
  if (basename(folder) !== buildName) return
  const beside = dirname(folder)
  const builds = (await readdir(beside)).filter((name) => /^\d{14}$/.test(name)).toSorted()
  await Promise.all(builds.slice(0, -keptBuilds).map((old) => rm(join(beside, old), { recursive: true })))
}
