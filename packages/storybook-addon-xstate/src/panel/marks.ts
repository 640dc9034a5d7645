import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ActiveChart } from '../protocol.ts'

interface Marks {
  charts: readonly ActiveChart[]
  /** Keys of the transitions that can be taken now. */
  enabled: ReadonlySet<string>
  /** Ids of visited states and transitions, by machine id; `null` while coverage is not shown. */
  visited: ReadonlyMap<string, ReadonlySet<string>> | null
}

/** Says whether stories or tests have visited a state or a transition; `undefined` while coverage is not shown. */
export type Coverage = 'visited' | 'missed' | undefined

/** Returns the key of a state or a transition in one of several charts. */
export const keyIn = (actor: string, id: string) => `${actor}/${id}`

/**
 * Holds the marks of a chart, which change with each step. Only states and transitions whose mark changes render again.
 */
export class MarkStore {
  private readonly listeners = new Set<() => void>()
  private states = new Set<string>()
  private transitions = new Map<string, 'xs-taken' | 'xs-trail'>()
  private enabled: ReadonlySet<string> = new Set()
  private visited: ReadonlyMap<string, ReadonlySet<string>> | null = null

  set({ charts, enabled, visited }: Marks): void {
    this.states = new Set(charts.flatMap(({ actor, active }) => active.map((id) => keyIn(actor, id))))
    this.transitions = new Map(
      charts.flatMap(({ actor, takenTransitions, trail }) => [
        ...trail.map((id) => [keyIn(actor, id), 'xs-trail'] as const),
        ...takenTransitions.map((id) => [keyIn(actor, id), 'xs-taken'] as const),
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

/** Reads a mark, and renders again when it changes. */
export function useMark<Mark extends string | boolean | undefined>(read: (marks: MarkStore) => Mark): Mark {
  const marks = useContext(MarksContext)
  return useSyncExternalStore(marks.subscribe, () => read(marks))
}
