import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findRouteModule } from '@meridian-2117/site/pages'
import { parseSync } from 'vite'

/** Describes an imported module, as the file writes it. */
export interface Import {
  module: string
  /** Exports that are imported by name. */
  names: readonly string[]
}

/**
 * Lists the modules that a file imports or exports from, also lazily, as Vite's parser finds them. Types are left out.
 */
export function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => ({
        module: moduleRequest.value,
        names: entries.flatMap(({ importName }) => importName.name ?? []),
      })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? { module: moduleRequest.value, names: [] } : [],
      ),
    ),
    // The request is a literal in its quotes.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      module: source.slice(start + 1, end - 1),
      names: [],
    })),
  ]
}

/** Returns the files and everything that they import by relative paths. */
export function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    if (!/\.[jt]sx?$/.test(file)) return
    for (const { module } of importsOf(file)) if (module.startsWith('.')) follow(join(dirname(file), module))
  }
  files.forEach(follow)
  return reached
}

/** Returns the file of a page's route module. */
export const routeModuleOf = (name: string): string =>
  findRouteModule(globSync('apps/site/src/features/*/*.route.tsx'), name)
