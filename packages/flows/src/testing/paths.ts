import { expect, inject, test } from 'vitest'
import {
  createActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, serializeSnapshot } from 'xstate/graph'
import { endedCall, flushPromises, withCalls } from './calls.ts'
import { searchOptions, transitionId, transitionsOf } from './graph.ts'
import { TestClock } from './test-clock.ts'
import { brokenBy } from './random-runs.ts'
import { atomicStates, type PathFixtures } from './machine-fixtures.ts'

interface GeneratedPath {
  events: AnyEventObject[]
  /** The model ends at this snapshot. */
  end: AnyMachineSnapshot
}

/** Returns one path per edge of the reachable graph, loops included: the shortest path to a state, then the event. */
function generatedPaths(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): GeneratedPath[] {
  const options = {
    ...searchOptions(input, events),
    // Two errors would both be `{}`, and the second would hide the first.
    serializeEvent: (event: AnyEventObject) =>
      JSON.stringify(event, (_, value: unknown) =>
        value instanceof Error ? `Error: ${value.message}` : value,
      ),
  }
  const paths = new Map<string, AnyEventObject[]>(
    getShortestPaths(machine, options).map((path) => [
      serializeSnapshot(path.state),
      path.steps.map(({ event }) => event as AnyEventObject).filter(({ type }) => type !== 'xstate.init'),
    ]),
  )
  return adjacencyMapToArray(getAdjacencyMap(machine, options)).map(({ state, event, nextState }) => {
    const path = paths.get(serializeSnapshot(state))
    if (!path) throw new Error(`No path leads to ${serializeSnapshot(state)}`)
    return { events: [...path, event], end: nextState }
  })
}

/** Drives a real actor along a path; the clock and the calls of the test do what the path says. */
async function walk(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
  inspect: (event: InspectionEvent) => void,
): Promise<AnyMachineSnapshot> {
  const { machine: provided, calls } = withCalls(machine, undefined, 'wait')
  const clock = new TestClock()
  const actor = createActor(provided, { clock, input, inspect }).start()
  for (const event of events) {
    if (endedCall(event)) calls.complete(event)
    else if (event.type.startsWith('xstate.after.')) clock.pass(actor, event.type)
    else actor.send(event)
    await flushPromises()
  }
  const end: AnyMachineSnapshot = actor.getSnapshot()
  actor.stop()
  return end
}

/**
 * Runs a real actor along every generated path. Returns the transitions that no path takes; a state that no path reaches
 * is named by its outgoing transitions.
 */
export async function uncovered<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: PathFixtures<Machine>,
): Promise<string[]> {
  const taken = new Set<string>()
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return
    const { _transitions: transitions } = event
    for (const transition of transitions) taken.add(transitionId(transition))
  }
  for (const input of inputs)
    for (const path of generatedPaths(machine, input, Object.values(events))) {
      const name = path.events.map(({ type }) => type).join(', ')
      const { value, context } = await walk(machine, input, path.events, inspect)
      expect({ name, value, context }).toEqual({ name, value: path.end.value, context: path.end.context })
    }
  return transitionsOf(machine.root)
    .map(transitionId)
    .filter((id) => !taken.has(id))
}

/** Lists the states, by path, that a flow rests in, that no event leaves, and that are not final. */
export function deadEnds({ root }: AnyStateMachine): string[] {
  return atomicStates(root)
    .filter(
      (state) =>
        state.type !== 'final' &&
        !ancestry(state)
          .flatMap(({ transitions, always = [] }) => [...transitions.values(), always].flat())
          .some(({ target }) => target?.some((to) => to !== state)),
    )
    .map(({ path }) => path.join('.'))
}

const ancestry = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestry(node.parent) : [])]

/** Lists the states, by path, that a reload restores, with the calls and timers that must not run there. */
export const resumableStates = ({ root }: AnyStateMachine): string[] =>
  atomicStates(root)
    .filter(({ tags }) => tags.includes('resumable'))
    .map(
      ({ path, after, invoke }) =>
        path.join('.') + (after.length > 0 ? ', with a timer' : invoke.length > 0 ? ', with a call' : ''),
    )

/**
 * Tests that real actors follow the model, along the shortest path to every reachable state and then along every event.
 * Requires that every transition is covered, and that every state has a link or an event onward. Restores states after
 * a reload where allowed.
 */
export function testPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: PathFixtures<Machine>,
): void {
  test('takes real actors through every transition', { timeout: 60_000 }, async () => {
    expect(await uncovered(machine, fixtures)).toEqual([])
  })

  test('leads on from every state but pages with links', () => {
    expect(deadEnds(machine).toSorted()).toEqual([...(fixtures.leftByLink ?? [])].toSorted())
  })

  // Timers are not restored, and calls would run twice.
  test('resumes after a reload where no call is pending, and nowhere else', () => {
    expect(resumableStates(machine).toSorted(), 'the same states in `resumable` of the fixtures').toEqual(
      [...(fixtures.resumable ?? [])].toSorted(),
    )
  })
}

/** Tests a machine that makes calls by random runs; without calls, the paths are all that can happen. */
export function testRandomRuns<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: PathFixtures<Machine>,
): void {
  test('survives every random run', { timeout: 120_000 }, async () => {
    expect(await brokenBy(machine, fixtures, inject('randomRuns'))).toBe(undefined)
  })
}
