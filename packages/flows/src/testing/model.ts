import {
  createActor,
  fromPromise,
  getNextTransitions,
  SimulatedClock,
  transition,
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type InspectionEvent,
  type PromiseActorLogic,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, serializeSnapshot } from 'xstate/graph'

/** One call that a flow made: the test says how it ends. */
export interface PendingCall {
  readonly id: string
  readonly input: unknown
  readonly signal: { readonly aborted: boolean }
  answer(output: unknown): void
  fail(error: unknown): void
}

/** Stands in for everything a flow calls: each call waits here until the test ends it. */
export class PendingCalls {
  readonly waiting: PendingCall[] = []
  /** Every call so far, ended ones included. */
  made = 0

  /** Fills the hole of one actor; `id` names its calls. */
  hole<Output, Input>(id: string): PromiseActorLogic<Output, Input> {
    return fromPromise<Output, Input>(({ input, signal }) => {
      this.made += 1
      const { promise, resolve, reject } = Promise.withResolvers<Output>()
      this.waiting.push({ id, input, signal, answer: (output) => resolve(output as Output), fail: reject })
      return promise
    })
  }

  /** Takes the oldest waiting call of this id out of the queue. */
  take(id: string): PendingCall {
    const index = this.waiting.findIndex((call) => call.id === id)
    const [call] = index < 0 ? [] : this.waiting.splice(index, 1)
    if (!call) throw new Error(`No call of "${id}" is waiting`)
    return call
  }
}

/** Lets promises that are already settled reach their flow. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

/** Everything a flow shows and tells, in order: the value of each snapshot and each emitted event. */
export function record<Machine extends AnyStateMachine>(actor: Actor<Machine>): unknown[] {
  const seen: unknown[] = []
  actor.on('*', (event) => seen.push(event))
  actor.subscribe((snapshot) => seen.push((snapshot as AnyMachineSnapshot).value))
  return seen
}

/** One pure step: where the flow stands after the event, and what it emitted. */
export function step<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  event: AnyEventObject,
): { snapshot: SnapshotFrom<Machine>; emitted: EmittedFrom<Machine>[] } {
  const [next, actions] = transition(machine, snapshot, event as EventFromLogic<Machine>)
  return {
    snapshot: next,
    emitted: (actions as readonly { type: string; params: unknown }[])
      .filter(({ type }) => type === 'xstate.emit')
      .map(({ params }) => (params as { event: EmittedFrom<Machine> }).event),
  }
}

/** The answer of a call, as the flow hears it. */
export const answered = (id: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
})

/** The failure of a call, as the flow hears it. */
export const failed = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
})

/** The events that a flow can react to where it stands, without those of its calls and timers. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map((next) => next.eventType)),
]

export interface GeneratedPath {
  /** `buy.start, dialog.proceed`: the events, in order. */
  name: string
  events: AnyEventObject[]
  /** Where the model says the flow ends. */
  end: AnyMachineSnapshot
}

/**
 * One path per edge of the reachable graph: the shortest way to a state, then the event; loops included. `cases` gives
 * the payloads of events that have one.
 */
export function generatedPaths(
  machine: AnyStateMachine,
  input: unknown,
  cases: readonly AnyEventObject[],
): GeneratedPath[] {
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      eventTypesOf(snapshot).flatMap((type) => {
        const given = cases.filter((event) => event.type === type)
        return given.length > 0 ? given : [{ type }]
      }),
    // Two errors would both be `{}`, and the second would hide the first.
    serializeEvent: (event: AnyEventObject) =>
      JSON.stringify(event, (_, value: unknown) =>
        value instanceof Error ? `Error: ${value.message}` : value,
      ),
    // A flow that is done hears nothing more; the pure model would go on.
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      snapshot.status === 'active' && snapshot.can(event),
  }
  const ways = new Map<string, AnyEventObject[]>(
    getShortestPaths(machine, options).map((path) => [
      serializeSnapshot(path.state),
      path.steps.map(({ event }) => event as AnyEventObject).filter(({ type }) => type !== 'xstate.init'),
    ]),
  )
  return adjacencyMapToArray(getAdjacencyMap(machine, options)).map(({ state, event, nextState }) => {
    const way = ways.get(serializeSnapshot(state))
    if (!way) throw new Error(`No way leads to ${serializeSnapshot(state)}`)
    const events = [...way, event]
    return { name: events.map(({ type }) => type).join(', '), events, end: nextState }
  })
}

/** `buy.idle|buy.start#1`: the same for every `provide()` of a machine, which builds new transition objects. */
function transitionName(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken
  const siblings: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  return `${source.id}|${eventType || 'always'}#${siblings.indexOf(taken)}`
}

/** Which states and transitions of a machine real actors have not been through yet. */
export class Coverage {
  readonly missing = new Set<string>()

  constructor(machine: AnyStateMachine) {
    const collect = (node: AnyStateNode): void => {
      this.missing.add(node.id)
      for (const one of [...node.transitions.values(), node.always ?? []].flat())
        this.missing.add(transitionName(one))
      for (const child of Object.values(node.states)) collect(child)
    }
    collect(machine.root)
  }

  /** Given to the actors that are measured. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    const { _transitions: transitions } = event
    const { _nodes: nodes } = event.snapshot as AnyMachineSnapshot
    for (const taken of transitions) this.missing.delete(transitionName(taken))
    for (const node of nodes) this.missing.delete(node.id)
  }
}

/** Drives a real actor along a generated path: the test's clock ticks, the test's calls end. */
export async function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  calls: PendingCalls,
  events: readonly AnyEventObject[],
  start: { input: InputFrom<Machine>; snapshot?: Snapshot<unknown>; coverage: Coverage },
): Promise<AnyMachineSnapshot> {
  const clock = new SimulatedClock()
  const actor = createActor<AnyStateMachine>(machine, {
    clock,
    input: start.input,
    inspect: start.coverage.inspect,
    ...(start.snapshot && { snapshot: start.snapshot }),
  }).start()
  for (const event of events) {
    const [, ending, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    if (ending === 'done' && id) calls.take(id).answer(event['output'])
    else if (ending === 'error' && id) calls.take(id).fail(event['error'])
    else if (event.type.startsWith('xstate.after.')) clock.increment(100)
    else actor.send(event)
    await settled()
  }
  const end: AnyMachineSnapshot = actor.getSnapshot()
  actor.stop()
  return end
}
