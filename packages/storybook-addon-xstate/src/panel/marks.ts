import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ActiveChart } from '../protocol.ts'

interface Marks {
  charts: readonly ActiveChart[]
  /** The transitions that can be taken now, by their keys. */
  enabled: ReadonlySet<string>
}

/** Names a state or a transition of one of the charts that are drawn beside each other. */
export const keyIn = (actor: string, id: string) => `${actor}/${id}`

/** Holds the marks of a chart, which change with each step: only marked states and transitions draw themselves again. */
export class MarkStore {
  private readonly listeners = new Set<() => void>()
  private states = new Set<string>()
  private transitions = new Map<string, 'xs-taken' | 'xs-trail'>()
  private enabled: ReadonlySet<string> = new Set()

  set({ charts, enabled }: Marks): void {
    this.states = new Set(charts.flatMap(({ actor, active }) => active.map((id) => keyIn(actor, id))))
    this.transitions = new Map(
      charts.flatMap(({ actor, taken, trail }) => [
        ...trail.map((id) => [keyIn(actor, id), 'xs-trail'] as const),
        ...taken.map((id) => [keyIn(actor, id), 'xs-taken'] as const),
      ]),
    )
    this.enabled = enabled
    for (const listener of this.listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  isActive = (key: string) => this.states.has(key)
  isEnabled = (key: string) => this.enabled.has(key)
  className = (key: string) => this.transitions.get(key) ?? ''
}

export const MarksContext = createContext(new MarkStore())

/** Reads a mark, and draws again when it changes. */
export function useMark<Mark extends string | boolean>(read: (marks: MarkStore) => Mark): Mark {
  const marks = useContext(MarksContext)
  return useSyncExternalStore(marks.subscribe, () => read(marks))
}
