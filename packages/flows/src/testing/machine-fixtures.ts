import type { AnyEventObject, AnyStateMachine, AnyStateNode, InputFrom, SnapshotFrom } from 'xstate'

/** Lists the states below a node that have no child states. */
export const atomicStates = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state) =>
    state.type === 'atomic' || state.type === 'final' ? [state] : atomicStates(state),
  )

/** Holds inputs of a machine and at least one event of each type, those of its calls and timers included. */
export interface PathFixtures<Machine extends AnyStateMachine> {
  inputs: readonly InputFrom<Machine>[]
  events: Readonly<Record<string, AnyEventObject>>
  /** States without outgoing events, because links leave their pages. */
  leftByLink?: readonly string[]
  /** A reloaded page restores these states, by their path (`site/src/lib/flows/persisted-snapshot.ts`). */
  resumable?: readonly string[]
}

/** A state by its path, such as `idle` or `unknown.asking`. */
type StateName<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${StateName<Value[Key]>}` }[keyof Value & string]

/** Adds a product sentence for each state to the fixtures. */
export interface MachineFixtures<Machine extends AnyStateMachine> extends PathFixtures<Machine> {
  states: Readonly<Record<StateName<SnapshotFrom<Machine>['value']>, string>>
}
