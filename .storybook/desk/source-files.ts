import { globSync } from 'node:fs'

/** The files of some patterns in order, without what tells of code: tests, stories and cases. */
export const sourceFiles = (...patterns: string[]): string[] =>
  globSync(patterns)
    .filter((file) => !/\.(test|stories|cases)\.tsx?$/.test(file))
    .toSorted()

/** All parts of ui that may show words. */
export const partsOfUi = 'packages/ui/src/{components,dialogs,frames,lib,screens,sections}/**/*.{ts,tsx}'
