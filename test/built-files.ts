import { globSync, readFileSync } from 'node:fs'
import { newestBuild } from '@meridian-2117/api/site-builds'

/** The site as `npm run build` has written it last. */
export const siteFolder = newestBuild('apps/site/dist')

/** Lists every file of the built site by its address, without compressed forms. */
export const builtFiles = (): string[] =>
  globSync('**/*.*', { cwd: siteFolder })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/')}`)

/** Returns the address of a file of code by its name: a group of `code-groups.ts`, or a module's own, such as `main`. */
export function builtFile(name: string): string {
  const files = JSON.parse(readFileSync(`${siteFolder}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  const built = Object.values(files).find((file) => file.name === name)
  if (!built) throw new Error(`No file of the site is called ${name}`)
  return `/${built.file}`
}
