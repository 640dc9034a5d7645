import { matchesGlob } from 'node:path'

/** Which module is imported by which, as `storybook build --stats-json` writes it. */
export interface ModuleGraph {
  modules: readonly { id: string; reasons: readonly { moduleName: string }[] }[]
}

const preview = './.storybook/preview.tsx'

/**
 * The files of stories that a change can touch, `./packages/…`, following who imports what; `'all'` when it reaches what
 * every story is drawn with. `everywhere` are globs of such files that no module imports.
 */
export function touchedStories(
  graph: ModuleGraph,
  changed: readonly string[],
  everywhere: readonly string[],
): ReadonlySet<string> | 'all' {
  if (changed.some((file) => everywhere.some((glob) => matchesGlob(file, glob)))) return 'all'
  const importers = new Map(
    graph.modules.map(({ id, reasons }) => [id, reasons.map(({ moduleName }) => moduleName)]),
  )
  const reached = new Set(changed.map((file) => `./${file}`))
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  if (reached.has(preview)) return 'all'
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')))
}
