import { readFileSync } from 'node:fs'
import { reachedFrom } from '../../scripts/pack/chains.ts'
import { virtualModule } from './virtual-module.ts'

const site = 'apps/site/src/app'

/** The machines that run on each page, by the name of its address: whatever its modules hand to `useFlow`. */
export function pageMachines(): Record<string, string[]> {
  const pages = readFileSync(`${site}/pages.ts`, 'utf8').matchAll(
    /^ {2}(\w+): screen\([^]*?import\('(.+?)'\)/gm,
  )
  return Object.fromEntries(
    [...pages].map(([, page = '', module = '']) => {
      const run = [...reachedFrom([`${site}/${module}`])].flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\buseFlow\((\w+)Machine\b/g)].map(
          ([, machine = '']) => machine,
        ),
      )
      return [page, [...new Set(run)].toSorted()]
    }),
  )
}

/** Lets a page of Storybook ask which machines run at each address. */
export const pageMachinesModule = virtualModule('page-machines', () => ({ pageMachines: pageMachines() }))
