import { globSync } from 'node:fs'

/** Returns the files of some patterns in order, without tests, stories, fixtures and messages. */
export const sourceFiles = (...patterns: string[]): string[] =>
  globSync(patterns)
    .filter((file) => !/\.(test|stories|fixtures|messages)\.tsx?$/.test(file))
    .toSorted()

/** The parts of ui that may contain texts. */
export const partsOfUi = 'packages/ui/src/{components,dialogs,layouts,lib,screens,sections}/**/*.{ts,tsx}'
