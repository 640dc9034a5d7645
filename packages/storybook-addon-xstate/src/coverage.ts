/** Measures which states and transitions of machines their stories and tests have visited. */
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { activeIds, allStates, chartOf, isRestState, type Chart } from './chart.ts'
import { transitionId } from './names.ts'

/** `true` marks a visited state or a taken transition. */
export interface MachineCoverage {
  machine: string
  states: Record<string, boolean>
  transitions: Record<string, boolean>
}

/** The reporter reads this field of a test's `meta`. */
export const coverageField = 'xstateCoverage'

/** Returns the coverage of a machine that has not run. */
export const emptyCoverage = (machine: AnyStateMachine, name = machine.id): MachineCoverage => ({
  ...chartCoverage(chartOf(machine).chart, new Set()),
  machine: name,
})

/** Records the visits of an inspected actor that runs the machine, with any implementations. */
export function visit(coverage: MachineCoverage, machine: AnyStateMachine, event: InspectionEvent): void {
  const logic = (event.actorRef as AnyActor).logic as Partial<AnyStateMachine>
  if (logic.config !== machine.config) return
  if (event.type === '@xstate.snapshot') {
    const { value } = event.snapshot as AnyMachineSnapshot
    for (const id of activeIds(machine, value)) if (id in coverage.states) coverage.states[id] = true
  } else if (event.type === '@xstate.microstep') {
    const { _transitions: transitions } = event
    for (const id of transitions.map(transitionId))
      if (id in coverage.transitions) coverage.transitions[id] = true
  }
}

/**
 * Records the coverage of a machine for a test of Vitest; pass `inspect` to its actors. The reporter
 * `@meridian-2117/storybook-addon-xstate/coverage-reporter` prints a line for each machine. One without an id has the file's name.
 */
export function recordCoverage(
  { meta, file }: { meta: object; file?: { name: string } },
  machine: AnyStateMachine,
): { coverage: MachineCoverage; inspect: (event: InspectionEvent) => void } {
  const name = machine.id === '(machine)' ? file?.name.split('/').at(-1) : machine.id
  const coverage = emptyCoverage(machine, name)
  Object.assign(meta, { [coverageField]: [...recordedIn(meta), coverage] })
  return { coverage, inspect: (event) => visit(coverage, machine, event) }
}

/** Returns the coverage that a test and its story have recorded. */
export function recordedIn(meta: object): readonly MachineCoverage[] {
  const { [coverageField]: recorded = [], reports = [] } = meta as {
    [coverageField]?: readonly MachineCoverage[]
    reports?: readonly { type: string; result: unknown }[]
  }
  const ofStory = reports.filter(({ type }) => type === coverageField)
  return [...recorded, ...ofStory.flatMap(({ result }) => result as readonly MachineCoverage[])]
}

/** Machines with the same states and transitions are one, as those of two tests are. */
const shapeOf = ({ states, transitions }: MachineCoverage) =>
  [...Object.keys(states), '', ...Object.keys(transitions)].join('\n')

const union = (some: Record<string, boolean>, others: Record<string, boolean>): Record<string, boolean> =>
  Object.fromEntries(Object.keys(some).map((name) => [name, Boolean(some[name] || others[name])]))

/** Merges the records of each machine, in the order of their names. */
export function mergeCoverage(records: readonly MachineCoverage[]): MachineCoverage[] {
  const merged = new Map<string, MachineCoverage>()
  for (const record of records) {
    const key = `${record.machine}\n${shapeOf(record)}`
    const before = merged.get(key) ?? record
    merged.set(key, {
      machine: record.machine,
      states: union(before.states, record.states),
      transitions: union(before.transitions, record.transitions),
    })
  }
  return [...merged.values()].toSorted((a, b) => a.machine.localeCompare(b.machine))
}

/**
 * Returns the coverage of a chart's machine, from the ids of the visited states and transitions. It counts only states
 * that a run can rest in.
 */
export function chartCoverage({ root }: Chart, visited: ReadonlySet<string>): MachineCoverage {
  const states = allStates(root)
  const lines = states.flatMap((state) => state.lines.flatMap(({ edge }) => edge ?? []))
  const record = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, visited.has(id)]))
  return {
    machine: root.key,
    states: record(states.filter(isRestState).map(({ id }) => id)),
    transitions: record(lines),
  }
}

/** Returns the ids of a chart's states and transitions that some records mark as visited. */
export function visitedIn(records: readonly MachineCoverage[], chart: Chart): string[] {
  const shape = shapeOf(chartCoverage(chart, new Set()))
  const visited = records
    .filter((record) => shapeOf(record) === shape)
    .flatMap(({ states, transitions }) => Object.entries({ ...states, ...transitions }))
    .flatMap(([id, isVisited]) => (isVisited ? [id] : []))
  return [...new Set(visited)]
}

/** Returns the keys that are not visited. */
export const missingFrom = (visited: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(visited).filter((name) => !visited[name])

/** Formats the coverage of a machine: `buy: 6 of 6 states, 14 of 17 transitions`. */
export function coverageLine({ machine, states, transitions }: MachineCoverage): string {
  const count = (visited: Record<string, boolean>) => {
    const total = Object.keys(visited).length
    return `${total - missingFrom(visited).length} of ${total}`
  }
  return `${machine}: ${count(states)} states, ${count(transitions)} transitions`
}
