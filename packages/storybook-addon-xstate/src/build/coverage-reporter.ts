/** A reporter for Vitest: prints the coverage of each machine, and fails a run below the limits of its tests. */
import { belowLimits, coverageLine, mergeCoverage, recordedIn } from '../coverage.ts'

/** A module of tests, as Vitest gives it to reporters. */
interface TestedModule {
  children: { allTests: () => Iterable<{ meta: () => object }> }
}

export default class CoverageReporter {
  onTestRunEnd(modules: readonly TestedModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const machines = mergeCoverage(tests.flatMap((test) => recordedIn(test.meta())))
    if (machines.length === 0) return
    console.log(`\nMachines\n${machines.map((machine) => `  ${coverageLine(machine)}`).join('\n')}`)
    const missed = machines.flatMap(belowLimits)
    if (missed.length === 0) return
    console.error(missed.map((text) => `  ${text}`).join('\n'))
    process.exitCode = 1
  }
}
