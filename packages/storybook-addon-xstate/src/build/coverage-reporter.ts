/**
 * A reporter for Vitest. It prints the coverage of each machine, and fails a run below the limits of its tests.
 * Storybook's panel reads the coverage of the last run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { belowLimits, coverageLine, mergeCoverage, recordedIn } from '../coverage.ts'
import { coverageFile } from './coverage-file.ts'

/** Vitest gives test modules to reporters in this form. */
interface TestedModule {
  children: { allTests: () => Iterable<{ meta: () => object }> }
}

export default class CoverageReporter {
  private readonly file: string

  constructor({ file = coverageFile }: { file?: string } = {}) {
    this.file = file
  }

  async onTestRunEnd(modules: readonly TestedModule[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const machines = mergeCoverage(tests.flatMap((test) => recordedIn(test.meta())))
    if (machines.length === 0) return
    console.log(`\nMachines\n${machines.map((machine) => `  ${coverageLine(machine)}`).join('\n')}`)
    const missed = machines.flatMap(belowLimits)
    if (missed.length > 0) {
      console.error(missed.map((text) => `  ${text}`).join('\n'))
      process.exitCode = 1
    }
    await mkdir(dirname(this.file), { recursive: true })
    await writeFile(this.file, JSON.stringify(machines))
  }
}
