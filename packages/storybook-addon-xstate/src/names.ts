/** Names states and transitions; the chart, the log and test kits use the same names. */
import type { AnyTransitionDefinition, StateValue } from 'xstate'

/** Names a state value: `unknown.asking` for `{ unknown: 'asking' }`. A comma separates parallel regions. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) =>
          inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
            ? key
            : `${key}.${stateName(inner)}`,
        )
        .join(', ')

/** Names a transition: `buy.idle|buy.start#1`; `provide()` does not change it. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  return `${source.id}|${eventType || 'always'}#${siblings.indexOf(transition)}`
}
