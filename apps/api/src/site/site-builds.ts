import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The build writes the hashes of its inline scripts, which are the same in every page, into this file, and last. */
export const hashesFile = 'script-hashes.json'

/**
 * Returns the folder of the newest finished build of the site. Builds are named by their time. A folder without one is
 * returned itself.
 */
export function newestBuild(builds: string): string {
  const [newest = '.'] = globSync(`*/${hashesFile}`, { cwd: builds }).map(dirname).toSorted().toReversed()
  return join(builds, newest)
}
