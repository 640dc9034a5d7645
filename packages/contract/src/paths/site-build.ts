/**
 * Names the build of the site that a copy of the server serves. Builds are named by their time, so a greater name is
 * newer.
 */
export const siteBuildHeader = 'x-site-build'
