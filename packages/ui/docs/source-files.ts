import { globSync } from 'node:fs'

/** The files of some patterns in order, without what tells of code or holds messages alone. */
export const sourceFiles = (...patterns: string[]): string[] =>
  globSync(patterns)
    .filter((file) => !/\.(test|stories|fixtures|messages)\.tsx?$/.test(file))
    .toSorted()

/** All parts of ui that may show words. */
export const partsOfUi = 'packages/ui/src/{components,dialogs,layouts,lib,screens,sections}/**/*.{ts,tsx}'
