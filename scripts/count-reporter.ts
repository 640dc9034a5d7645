import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Counts the tests of a run; a skipped test counts as failed. */
export interface Counts {
  passed: number
  failed: number
}

/**
 * Writes how many tests passed and failed to the file that `TEST_COUNTS` names, for `npm test`. Vitest's JSON report
 * repeats all of axe's results for each story, a hundred megabytes.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: Counts = { passed: 0, failed: 0 }
    for (const module of modules)
      for (const test of module.children.allTests())
        counts[test.result().state === 'passed' ? 'passed' : 'failed'] += 1
    const file = process.env['TEST_COUNTS']
    if (file) writeFileSync(file, JSON.stringify(counts))
  }
}
