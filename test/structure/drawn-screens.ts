import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const site = 'apps/site/src/app'

/** The screens of ui that a module of the site draws, those of the routes that it draws included. */
export function screensOf(module: string): string[] {
  const imported = [...readFileSync(module, 'utf8').matchAll(/(?:from|import)\s?\(?'([^']+)'/g)]
  return imported.flatMap(([, name = '']) => screensNamed(name, dirname(module)))
}

function screensNamed(name: string, folder: string): string[] {
  const screen = /^@meridian\/ui\/screens\/(.+)$/.exec(name)?.[1]
  if (screen) return [screen]
  return /(route|page)\.tsx$/.test(name) ? screensOf(join(folder, name)) : []
}

/** The module that each page loads, as the table writes it. */
const modules = new Map(
  [...readFileSync(`${site}/pages.ts`, 'utf8').matchAll(/^ {2}(\w+): screen\([^]*?import\('(.+?)'\)/gm)].map(
    ([, name = '', module = '']) => [name, module],
  ),
)

/** The screens of ui that a page of the site draws, by the name of its address. */
export const screensOfPage = (name: string): string[] => screensNamed(modules.get(name) ?? '', site)
