/** Describes the messages between page and panel. They are plain data without secrets. */
import type { Chart } from './chart.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export const channelEvents = {
  command: 'storybook-addon-xstate/command',
  message: 'storybook-addon-xstate/message',
} as const

/** An invoked actor behaves as written, or has a fault. */
export type FaultMode = 'normal' | 'failsNext' | 'slow' | 'never'

export interface ValueLine {
  type: 'string' | 'number' | 'keyword' | 'object' | 'hidden'
  text: string
}

/** Describes a field or an entry of a value, with the entries within it. */
export interface ValueEntry extends ValueLine {
  name: string
  isChanged: boolean
  entries: readonly ValueEntry[]
}

export interface NamedEvent {
  name: string
  event: string
  payload: Json
}

/** Describes a machine; the page sends it once. */
export interface MachineInfo {
  key: string
  chart: Chart
  /** Describes states by path, in a sentence each. */
  states: Readonly<Record<string, string>>
  events: readonly NamedEvent[]
}

/** Describes an actor that runs a machine: a root actor, or one that another actor invoked or spawned. */
export interface ActorInfo {
  id: string
  name: string
  /** Session id of the actor that started it. */
  parent: string | null
  isStopped: boolean
  /** Modes of the actors that it may invoke, by name. */
  faults: Readonly<Record<string, FaultMode>>
}

export interface Step {
  id: number
  actor: string
  /** Id of the step that it follows. After time travel that is not the previous line. */
  after: number | null
  atMs: number
  label: string
  state: string
  /** The actor had a transition for the event. */
  isTaken: boolean
  invoked: readonly string[]
  emitted: readonly string[]
}

/** Yields a step and those that led to it, last to first, without those that time travel left behind. */
export function* pathOf<S extends Pick<Step, 'id' | 'after'>>(
  steps: readonly S[],
  last: number,
): Iterable<S> {
  const byId = new Map(steps.map((step) => [step.id, step]))
  for (let step = byId.get(last); step; step = byId.get(step.after ?? -1)) yield step
}

export interface NextEvent {
  event: string
  label: string
  /** Known types that a wildcard stands for; `null` for an event with a type of its own. */
  types: readonly string[] | null
  /**
   * Lists the named events of this type, with the transitions that each would take; a guard that refuses leaves none.
   */
  choices: readonly { name: string | null; transitions: readonly string[] }[]
}

export interface Details {
  actor: string
  machine: string
  step: number
  /** The actor is active, and this is its latest step. */
  isCurrent: boolean
  isLatest: boolean
  state: string
  next: readonly NextEvent[]
  context: readonly ValueEntry[]
  active: readonly string[]
  taken: readonly string[]
  trail: readonly string[]
}

/** Holds what is new on the page; a frame sends it once. */
export interface Update {
  /** All earlier steps are withdrawn. */
  isWhole: boolean
  steps: readonly Step[]
  /** Id of the first stored step, and whether earlier ones are no longer stored. */
  first: number
  isCut: boolean
  actors: readonly ActorInfo[]
  /** The shown machine, if the panel does not know it. */
  machine: MachineInfo | null
  details: Details | null
}

export type PanelMessage =
  /** The page has loaded, so an open panel may connect. */
  | { kind: 'ready' }
  | ({ kind: 'update' } & Update)
  /** Holds `parameters.xstate.begin` of a story that begins at a step; `null` if no path leads to it. */
  | { kind: 'story'; begin: Readonly<Record<string, readonly Json[]>> | null }
  | { kind: 'notice'; text: string }

export type Command =
  | { kind: 'connect' }
  | { kind: 'disconnect' }
  /** `null` selects the actor that the page suggests, or its latest step. */
  | { kind: 'show'; actor: string | null; step: number | null }
  | { kind: 'send'; actor: string; event: string; named: string | null; payload: Json }
  | { kind: 'restore'; step: number }
  | { kind: 'goTo'; actor: string; state: string }
  | { kind: 'fault'; actor: string; invoked: string; mode: FaultMode }
  | { kind: 'copyStory'; step: number }

/** Connects the page with a panel. */
export interface Connection {
  command: (command: Command) => void
  /** Calls back with every message; returns a function that stops it. */
  listen: (onMessage: (message: PanelMessage) => void) => () => void
}
