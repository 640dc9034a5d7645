import { readFile } from 'node:fs/promises'
import type { MachineCoverage } from '../coverage.ts'

/** The file with the coverage of the last run of tests, from the folder that Vitest and Storybook run in. */
export const coverageFile = 'node_modules/.cache/storybook-addon-xstate/coverage.json'

/** Returns the coverage of the last run of tests: none where no reporter has written one. */
export async function readCoverage(file = coverageFile): Promise<readonly MachineCoverage[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as MachineCoverage[]
  } catch {
    return []
  }
}
