import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { stateName } from './chart.ts'

/** Facts about a machine beyond its definition; all of them are optional. */
export interface MachineCases {
  /** Inputs that it may begin with. */
  inputs?: readonly unknown[]
  /** Events by name with their payloads, answers of invoked actors (`xstate.done.actor.<id>`) among them. */
  events?: Readonly<Record<string, AnyEventObject>>
  /** A sentence for a state, by path. */
  states?: Readonly<Record<string, string>>
}

/** A snapshot and the shortest way to it. */
export interface Reached {
  input: unknown
  /** The snapshot before the first event of the way. */
  begins: AnyMachineSnapshot
  way: readonly { event: AnyEventObject; snapshot: AnyMachineSnapshot }[]
  snapshot: AnyMachineSnapshot
}

/** The number of snapshots that are searched for a way. */
const patience = 4000

export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
]

/** Finds the nearest snapshot that fits, without running anything. Events without a case are tried without a payload. */
export function reach(
  machine: AnyStateMachine,
  { inputs = [undefined], events = {} }: MachineCases,
  fits: (snapshot: AnyMachineSnapshot) => boolean,
): Reached | undefined {
  const seen = new Set<string>()
  const named = Object.values(events)
  const queue: Reached[] = inputs.flatMap((input) => {
    try {
      const [snapshot] = initialTransition(machine, input)
      return [{ input, begins: snapshot, way: [], snapshot }]
    } catch {
      // A machine may need an input that nobody has named.
      return []
    }
  })
  for (const ahead of queue) {
    const { snapshot, way } = ahead
    const key = JSON.stringify([snapshot.value, snapshot.context])
    if (seen.has(key)) continue
    seen.add(key)
    if (fits(snapshot)) return ahead
    if (seen.size > patience) return undefined
    if (snapshot.status !== 'active') continue
    for (const type of eventTypesOf(snapshot).filter((one) => one !== '')) {
      const own = named.filter((event) => event.type === type)
      for (const event of own.length > 0 ? own : [{ type }])
        try {
          const [next] = transition(machine, snapshot, event)
          queue.push({ ...ahead, snapshot: next, way: [...way, { event, snapshot: next }] })
        } catch {
          // A guard or an action may need a payload that nobody has named.
        }
    }
  }
  return undefined
}

/** Finds the shortest way to a state by its path. */
export const reachState = (machine: AnyStateMachine, cases: MachineCases, state: string) =>
  reach(machine, cases, ({ value }) => stateName(value).split(', ').includes(state))
