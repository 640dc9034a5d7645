import { siteBuildFile, type SiteBuild } from '@meridian-2117/contract/paths/site-build'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the folder of the newest finished build of the site. Builds are named by their time. A folder without one is
 * returned itself.
 */
export function newestBuild(builds: string): string {
  const [newest = '.'] = globSync(`*/${siteBuildFile}`, { cwd: builds }).map(dirname).toSorted().toReversed()
  return join(builds, newest)
}

/** Reads the build of a folder; `undefined` if there is none, or it is not finished. */
export function readBuild(folder: string): SiteBuild | undefined {
  const file = join(folder, siteBuildFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteBuild) : undefined
}
