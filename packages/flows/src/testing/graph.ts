import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate'

/** Names a state value: `unknown.asking` for `{ unknown: 'asking' }`. The product has no parallel states. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${stateName(inner)}`))
        .join(', ')

/** Names a transition: `buy.idle|buy.start#1`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  return `${source.id}|${eventType || 'always'}#${siblings.indexOf(transition)}`
}

/** Returns the transitions of a state and of all states below it. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
  ...Object.values(node.states).flatMap(transitionsOf),
]

/** Returns the types of the events that an actor handles in a snapshot, those of calls and delays included. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
]

/**
 * Returns options for a search of `xstate/graph` along these events. Only an active actor takes an event, and only one
 * that it handles.
 */
export const searchOptions = (input: unknown, events: readonly AnyEventObject[]) => ({
  input,
  events: (snapshot: AnyMachineSnapshot) => {
    const types = eventTypesOf(snapshot)
    return events.filter(({ type }) => types.includes(type))
  },
  // A final snapshot ignores events; the pure model would continue.
  filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    snapshot.status === 'active' && snapshot.can(event),
})
