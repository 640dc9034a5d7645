import { globSync, readFileSync } from 'node:fs'

/** The built site's folder, as `npm run build` leaves it. */
export const siteFolder = 'apps/site/dist'

/** Every file of the built site by its address, compressed forms left out. */
export const builtFiles = (): string[] =>
  globSync('**/*.*', { cwd: siteFolder })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/')}`)

/** The address of a module's file in the built site; throws if it has none of its own. */
export function builtFile(module: string): string {
  const files = JSON.parse(readFileSync('node_modules/.cache/prerender/files.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  const built = files[module]
  if (!built) throw new Error(`${module} has no file of its own`)
  return `/${built.file}`
}
