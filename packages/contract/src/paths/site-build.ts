import type { PageSettings } from '../validation/page-settings.ts'

/**
 * Names the build of the site that a copy of the server serves. Builds are named by their time, so a greater name is
 * newer.
 */
export const siteBuildHeader = 'x-site-build'

/** The name of the file that a build writes last. The server takes a folder with it as finished. */
export const siteBuildFile = 'build.json'

/** That file tells the server of its build. */
export interface SiteBuild {
  /** Hashes of the inline scripts, which are the same in every page. */
  scriptHashes: readonly string[]
  /** The defaults of the pages. */
  settings: PageSettings
}
