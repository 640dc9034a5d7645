import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ActiveChart } from '../protocol.ts'

interface Marks {
  charts: readonly ActiveChart[]
  /** The transitions that can be taken now, by their keys. */
  enabled: ReadonlySet<string>
  /** The states and transitions that were visited, by the ids of their machines; `null` where nobody asks. */
  visited: ReadonlyMap<string, ReadonlySet<string>> | null
}

/** Tells whether stories or tests have visited a state or a transition; `undefined` where nobody asks. */
export type Coverage = 'visited' | 'missed' | undefined

/** Names a state or a transition of one of the charts that are drawn beside each other. */
export const keyIn = (actor: string, id: string) => `${actor}/${id}`

/** Holds the marks of a chart, which change with each step: only marked states and transitions draw themselves again. */
export class MarkStore {
  private readonly listeners = new Set<() => void>()
  private states = new Set<string>()
  private transitions = new Map<string, 'xs-taken' | 'xs-trail'>()
  private enabled: ReadonlySet<string> = new Set()
  private visited: ReadonlyMap<string, ReadonlySet<string>> | null = null

  set({ charts, enabled, visited }: Marks): void {
    this.states = new Set(charts.flatMap(({ actor, active }) => active.map((id) => keyIn(actor, id))))
    this.transitions = new Map(
      charts.flatMap(({ actor, taken, trail }) => [
        ...trail.map((id) => [keyIn(actor, id), 'xs-trail'] as const),
        ...taken.map((id) => [keyIn(actor, id), 'xs-taken'] as const),
      ]),
    )
    this.enabled = enabled
    this.visited =
      visited &&
      new Map(charts.map(({ actor, machine }) => [actor, visited.get(machine) ?? new Set()] as const))
    for (const listener of this.listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  isActive = (key: string) => this.states.has(key)
  isEnabled = (key: string) => this.enabled.has(key)
  className = (key: string) => this.transitions.get(key) ?? ''
  coverage = (actor: string, id: string): Coverage => {
    const visited = this.visited?.get(actor)
    return visited ? (visited.has(id) ? 'visited' : 'missed') : undefined
  }
}

export const MarksContext = createContext(new MarkStore())

/** Reads a mark, and draws again when it changes. */
export function useMark<Mark extends string | boolean | undefined>(read: (marks: MarkStore) => Mark): Mark {
  const marks = useContext(MarksContext)
  return useSyncExternalStore(marks.subscribe, () => read(marks))
}
