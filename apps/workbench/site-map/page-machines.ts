import { builtPages } from '@meridian/site/pages'
import { importsOf, reachedFrom, routeModuleOf } from '../../../scripts/imports.ts'
import { virtualModule } from '../shared/virtual-module.ts'

/** The machines that each page imports, by the name of its address. */
export const pageMachines = (): Record<string, string[]> =>
  Object.fromEntries(builtPages.map(({ name }) => [name, machinesIn(routeModuleOf(name))]))

function machinesIn(route: string): string[] {
  const names = [...reachedFrom([route])]
    .flatMap(importsOf)
    .filter(({ module }) => module.startsWith('@meridian/flows/'))
    .flatMap((imported) => imported.names)
    .filter((name) => name.endsWith('Machine'))
  return [...new Set(names)].map((name) => name.slice(0, -'Machine'.length)).toSorted()
}

/** Provides a docs page with the machines of each address. */
export const pageMachinesModule = virtualModule('page-machines', () => ({ pageMachines: pageMachines() }))
