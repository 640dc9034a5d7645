import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate'

/** The events that a flow can react to where it stands, those of its calls and timers included. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map((next) => next.eventType)),
]

/** Where flows begin, and what they may hear: one case at least for each event, answers and timers among them. */
export interface Ways<Machine extends AnyStateMachine> {
  inputs: readonly InputFrom<Machine>[]
  events: Readonly<Record<string, AnyEventObject>>
  /** States that no event leads out of: what they show has links. */
  leftByLink?: readonly string[]
  /** States that a reloaded page takes the flow up in again, by their path (`site/src/flows/kept-snapshot.ts`). */
  resumable?: readonly string[]
}
