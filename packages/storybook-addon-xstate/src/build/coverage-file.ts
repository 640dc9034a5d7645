import { readFile } from 'node:fs/promises'
import type { MachineCoverage } from '../coverage.ts'

/** Path from the folder that Vitest and Storybook run in; the file holds the coverage of the last test run. */
export const coverageFile = 'node_modules/.cache/storybook-addon-xstate/coverage.json'

/** Returns the coverage of the last test run; empty if no reporter has written one. */
export async function readCoverage(file = coverageFile): Promise<readonly MachineCoverage[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as MachineCoverage[]
  } catch {
    return []
  }
}
