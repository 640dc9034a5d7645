/** Describes the messages between page and panel. They are plain data without secrets. */
import type { Chart } from './chart.ts'

/** A typed payload holds this data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Names the events on Storybook's channel. */
export const channelEvents = {
  command: 'storybook-addon-xstate/command',
  message: 'storybook-addon-xstate/message',
  save: 'storybook-addon-xstate/save',
  saved: 'storybook-addon-xstate/saved',
  readCoverage: 'storybook-addon-xstate/read-coverage',
  coverage: 'storybook-addon-xstate/coverage',
} as const

/** Type of the step with which an actor starts from a snapshot of the past. */
export const restored = 'xstate-addon.restored'

/** The page stores this number of steps. */
export const memory = 500

/** An invoked actor behaves as written, or has a fault. */
export type FaultMode = 'normal' | 'failsNext' | 'slow' | 'never'

/** Describes a value in one line. */
export interface ValuePreview {
  type: 'string' | 'number' | 'keyword' | 'object' | 'hidden'
  text: string
  /** The panel can request its entries. */
  isOpenable: boolean
}

/** Describes a field, an entry or a child of a value. */
export interface ValueEntry extends ValuePreview {
  name: string
  isChanged: boolean
}

export interface ValueEntries {
  /** Index of the first one among all entries. */
  from: number
  entries: readonly ValueEntry[]
  isMore: boolean
}

/** Names an event of the fixtures, with its payload as text. */
export interface NamedEvent {
  name: string
  event: string
  payload: Json
}

/** Describes a machine; the page sends it once. */
export interface MachineInfo {
  /** Key of its chart. */
  id: string
  chart: Chart
  /** Describes states by path, in a sentence each. */
  states: Readonly<Record<string, string>>
  events: readonly NamedEvent[]
}

/** Describes an actor that runs a machine: a root actor, or one that another actor invoked or spawned. */
export interface ActorInfo {
  id: string
  machine: string
  /** Session id of the actor that started it. */
  parent: string | null
  isStopped: boolean
  /** Modes of the actors that it may invoke, by name. */
  faults: Readonly<Record<string, FaultMode>>
}

/** Describes an event and its effects, as a line of the log. */
export interface Step {
  id: number
  actor: string
  /** Id of the step that it follows. After time travel that is not the previous line. */
  after: number | null
  atMs: number
  event: string
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

/** An event that the actor may receive now. */
export interface NextEvent {
  event: string
  label: string
  /**
   * Lists the named events of this type, with the transitions that each would take; a guard that refuses leaves none.
   */
  choices: readonly { name: string | null; transitions: readonly string[] }[]
}

/** Holds the part of a chart that depends on the actor's snapshot. */
export interface ActiveChart {
  actor: string
  machine: string
  active: readonly string[]
  /** Ids of the transitions that the step took. */
  takenTransitions: readonly string[]
  /** Ids of the transitions that led to the step. */
  trail: readonly string[]
}

/** Describes the shown step. */
export interface Details {
  actor: string
  machine: string
  step: number
  /** The actor is active, and this is its latest step. */
  isCurrent: boolean
  isLatest: boolean
  state: string
  next: readonly NextEvent[]
  context: ValueEntries
  /** Charts of the root actor and of the actors below it. */
  charts: readonly ActiveChart[]
}

/** Holds a path as the start of a story. */
export interface StoryCode {
  name: string
  /** Code of `parameters.xstate.begin`. */
  begin: string
}

/** Adds a story to a file. */
export interface StoryToSave {
  story: StoryCode
  /** Path of the file, from the folder that Storybook runs in. */
  file: string
  /** Name of the export that was shown. */
  like: string
}

export type PanelMessage =
  /** The page has loaded, so an open panel may connect. */
  | { kind: 'ready' }
  /** Adds steps; `isWhole` replaces all earlier ones. */
  | { kind: 'steps'; isWhole: boolean; steps: readonly Step[]; dropped: number }
  | { kind: 'actors'; actors: readonly ActorInfo[] }
  | { kind: 'machine'; machine: MachineInfo }
  | { kind: 'details'; details: Details | null }
  /** Ids of the states and transitions that stories have visited since the last such message. */
  | { kind: 'visited'; machine: string; ids: readonly string[] }
  | { kind: 'entries'; step: number; path: readonly string[]; entries: ValueEntries }
  | { kind: 'test'; text: string | null }
  | { kind: 'story'; story: StoryCode | null }
  | { kind: 'notice'; text: string }

/** The panel sends these requests to the page. */
export type Command =
  | { kind: 'connect' }
  | { kind: 'disconnect' }
  /** `null` selects the actor that the page suggests, or its latest step. */
  | { kind: 'show'; actor: string | null; step: number | null }
  | { kind: 'open'; step: number; path: readonly string[]; from: number }
  | { kind: 'send'; actor: string; event: string; named: string | null; payload: Json }
  | { kind: 'restore'; step: number }
  | { kind: 'goTo'; actor: string; state: string }
  | { kind: 'fault'; actor: string; invoked: string; mode: FaultMode }
  | { kind: 'writeTest'; step: number }
  | { kind: 'writeStory'; step: number }

/** Connects the page with a panel. */
export interface Connection {
  command: (command: Command) => void
  /** Calls back with every message; returns a function that stops it. */
  listen: (onMessage: (message: PanelMessage) => void) => () => void
}
