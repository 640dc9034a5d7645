import { useState } from 'react'
import { chartCoverage, coverageLine, visitedIn, type MachineCoverage } from '../coverage.ts'
import type { MachineInfo } from '../protocol.ts'
import type { Recording } from './recording.ts'

/** Returns what stories and tests have visited in the shown machines, once coverage is switched on. */
export function useCoverage(
  { details, machines, visited: byStories }: Recording,
  read: (() => Promise<readonly MachineCoverage[]>) | undefined,
) {
  const [byTests, setByTests] = useState<readonly MachineCoverage[] | null>(null)
  const visitedOf = ({ id, chart }: MachineInfo) =>
    new Set([...(byStories[id] ?? []), ...visitedIn(byTests ?? [], chart.root.key)])
  const shown = byTests && details ? machines[details.machine] : undefined
  return {
    /** Ids of states and transitions by machine id; `null` while coverage is not shown. */
    visited: shown
      ? new Map(Object.values(machines).map((machine) => [machine.id, visitedOf(machine)] as const))
      : null,
    /** Coverage of the shown machine, as a line. */
    line: shown ? coverageLine(chartCoverage(shown.chart, visitedOf(shown))) : null,
    toggle: () => {
      if (byTests) setByTests(null)
      else void read?.().then(setByTests)
    },
  }
}
