/** Measures which states and transitions of machines their stories and tests have visited. */
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import {
  activeIds,
  allStates,
  isRestState,
  isPassedThrough,
  nodesBelow,
  transitionsOf,
  type Chart,
} from './chart.ts'
import { transitionId } from './names.ts'

/** A run of tests fails below these shares of visited states and transitions, between 0 and 1. */
export interface CoverageLimits {
  states?: number
  transitions?: number
}

/** `true` marks a visited state or a taken transition. */
export interface MachineCoverage {
  machine: string
  states: Record<string, boolean>
  transitions: Record<string, boolean>
  limits: CoverageLimits
}

/** The reporter reads this field of a test's `meta`. */
export const coverageField = 'xstateCoverage'

const unvisited = (names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, false]))

/** Returns the coverage of a machine that has not run. It counts only states that a run can rest in. */
export function emptyCoverage(machine: AnyStateMachine, limits: CoverageLimits = {}): MachineCoverage {
  const nodes = nodesBelow(machine.root)
  const rested = nodes.filter((node) => ['atomic', 'final'].includes(node.type) && !isPassedThrough(node))
  return {
    machine: machine.id,
    states: unvisited(rested.map(({ id }) => id)),
    transitions: unvisited(nodes.flatMap((node) => transitionsOf(node).flat()).map(transitionId)),
    limits,
  }
}

/** Records the visits of an inspected actor that runs the machine, with any implementations. */
export function visit(coverage: MachineCoverage, machine: AnyStateMachine, event: InspectionEvent): void {
  const logic = (event.actorRef as AnyActor).logic as Partial<AnyStateMachine>
  if (logic.config !== machine.config) return
  if (event.type === '@xstate.snapshot') {
    const { value } = event.snapshot as AnyMachineSnapshot
    for (const id of activeIds(machine, value)) if (id in coverage.states) coverage.states[id] = true
  } else if (event.type === '@xstate.microstep') {
    const { _transitions: transitions } = event
    for (const transition of transitions) coverage.transitions[transitionId(transition)] = true
  }
}

/**
 * Records the coverage of a machine for a test of Vitest; pass `inspect` to its actors. The reporter
 * `storybook-addon-xstate/coverage-reporter` prints a line for each machine, and fails a run below its limits.
 */
export function recordCoverage(
  { meta }: { meta: object },
  machine: AnyStateMachine,
  limits?: CoverageLimits,
): { coverage: MachineCoverage; inspect: (event: InspectionEvent) => void } {
  const coverage = emptyCoverage(machine, limits)
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

const union = (some: Record<string, boolean>, others: Record<string, boolean>): Record<string, boolean> =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(others)])].map((name) => [
      name,
      Boolean(some[name] || others[name]),
    ]),
  )

/** Merges the records of each machine, in the order of their ids. */
export function mergeCoverage(records: readonly MachineCoverage[]): MachineCoverage[] {
  const merged = new Map<string, MachineCoverage>()
  for (const record of records) {
    const before = merged.get(record.machine)
    merged.set(
      record.machine,
      before
        ? {
            machine: record.machine,
            states: union(before.states, record.states),
            transitions: union(before.transitions, record.transitions),
            limits: { ...before.limits, ...record.limits },
          }
        : record,
    )
  }
  return [...merged.values()].toSorted((a, b) => a.machine.localeCompare(b.machine))
}

/** Returns the coverage of a chart's machine, from the ids of the visited states and transitions. */
export function chartCoverage({ root, edges }: Chart, visited: ReadonlySet<string>): MachineCoverage {
  const states = allStates(root)
  const lines = states.flatMap((state) => state.lines.flatMap(({ edge }) => edge ?? []))
  const record = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, visited.has(id)]))
  return {
    machine: root.key,
    states: record(states.filter(isRestState).map(({ id }) => id)),
    transitions: record([...lines, ...edges.map(({ id }) => id)]),
    limits: {},
  }
}

/** Returns the ids of a machine's states and transitions that some records mark as visited. */
export const visitedIn = (records: readonly MachineCoverage[], machine: string): string[] =>
  records
    .filter((record) => record.machine === machine)
    .flatMap(({ states, transitions }) => Object.entries({ ...states, ...transitions }))
    .flatMap(([id, isVisited]) => (isVisited ? [id] : []))

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

/** Describes each share below its limit, with what is missing. */
export function belowLimits({ machine, states, transitions, limits }: MachineCoverage): string[] {
  const check = (what: string, visited: Record<string, boolean>, limit = 0): string[] => {
    const missing = missingFrom(visited)
    const total = Object.keys(visited).length
    return total - missing.length < limit * total
      ? [`${machine}: less than ${Math.round(limit * 100)} % of its ${what}; missing ${missing.join(', ')}`]
      : []
  }
  return [...check('states', states, limits.states), ...check('transitions', transitions, limits.transitions)]
}
