/**
 * A reporter for Vitest. It prints the coverage of each machine. Storybook's panel reads the coverage of the last run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { coverageLine, mergeCoverage, recordedIn } from '../coverage.ts'
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
    await mkdir(dirname(this.file), { recursive: true })
    await writeFile(this.file, JSON.stringify(machines))
  }
}
