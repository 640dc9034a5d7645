import { globSync, readFileSync } from 'node:fs'
import { newestBuild } from '@meridian/api/site-builds'

/** The site as `npm run build` has written it last. */
export const siteFolder = newestBuild('apps/site/dist')

/** Lists every file of the built site by its address, without compressed forms. */
export const builtFiles = (): string[] =>
  globSync('**/*.*', { cwd: siteFolder })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/')}`)

/** Returns the address of a module's file in the built site; throws if the module has no file. */
export function builtFile(module: string): string {
  const files = JSON.parse(readFileSync(`${siteFolder}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >
  const built = files[module]
  if (!built) throw new Error(`${module} has no file of its own`)
  return `/${built.file}`
}
