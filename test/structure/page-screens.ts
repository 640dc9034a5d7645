import { dirname, join } from 'node:path'
import { importsOf, routeModuleOf } from '../../scripts/imports.ts'

const screens = '@meridian-2117/ui/screens/'

/** Lists the screens of ui that a module of the site draws, also through its routes. */
export const screensOf = (file: string): string[] =>
  importsOf(file).flatMap(({ module }) => {
    if (module.startsWith(screens)) return module.slice(screens.length)
    return module.endsWith('route.tsx') || module.endsWith('page.tsx')
      ? screensOf(join(dirname(file), module))
      : []
  })

/** Lists the screens of ui that a page of the site draws. */
export const screensOfPage = (name: string): string[] => screensOf(routeModuleOf(name))
