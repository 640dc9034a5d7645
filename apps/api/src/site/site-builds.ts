import type { PageSettings } from '@meridian/contract/validation/page-settings'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The build writes this file last. */
const buildFile = 'build.json'

/** What a build of the site tells the server. */
export interface SiteBuild {
  /** Hashes of the inline scripts, which are the same in every page. */
  scriptHashes: readonly string[]
  /** The defaults of its pages. */
  settings: PageSettings
}

/**
 * Returns the folder of the newest finished build of the site. Builds are named by their time. A folder without one is
 * returned itself.
 */
export function newestBuild(builds: string): string {
  const [newest = '.'] = globSync(`*/${buildFile}`, { cwd: builds }).map(dirname).toSorted().toReversed()
  return join(builds, newest)
}

/** Reads the build of a folder; `undefined` if there is none, or it is not finished. */
export function readBuild(folder: string): SiteBuild | undefined {
  const file = join(folder, buildFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteBuild) : undefined
}
