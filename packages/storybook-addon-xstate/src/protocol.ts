/** The messages between the page and the panel: plain data, in which secrets are hidden. */
import type { Chart } from './chart.ts'

/** Data of a payload that is typed. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The names on Storybook's channel. */
export const channelEvents = {
  command: 'storybook-addon-xstate/command',
  message: 'storybook-addon-xstate/message',
  save: 'storybook-addon-xstate/save',
  saved: 'storybook-addon-xstate/saved',
  readCoverage: 'storybook-addon-xstate/read-coverage',
  coverage: 'storybook-addon-xstate/coverage',
} as const

/** The type of the step with which an actor starts from a snapshot of the past. */
export const restored = 'xstate-addon.restored'

/** The number of steps that are kept. */
export const memory = 500

/** The behaviour of an invoked actor: as written, or with a fault. */
export type FaultMode = 'normal' | 'failsNext' | 'slow' | 'never'

/** A value in a line. */
export interface ValuePreview {
  type: 'string' | 'number' | 'keyword' | 'object' | 'hidden'
  text: string
  /** The value has entries to ask for. */
  isOpenable: boolean
}

/** A field, an entry or a child of a value. */
export interface ValueEntry extends ValuePreview {
  name: string
  /** The step has changed it. */
  isChanged: boolean
}

export interface ValueEntries {
  /** The place of the first one among all entries. */
  from: number
  entries: readonly ValueEntry[]
  isMore: boolean
}

/** An event of the fixtures, with its payload as text. */
export interface NamedEvent {
  name: string
  event: string
  payload: Json
}

/** A machine, which is sent once. */
export interface MachineInfo {
  /** The key of its chart. */
  id: string
  chart: Chart
  /** Sentences that describe its states, by path. */
  states: Readonly<Record<string, string>>
  events: readonly NamedEvent[]
}

/** An actor of a machine: a root actor, or one that was invoked or spawned by another. */
export interface ActorInfo {
  /** Its session id. */
  id: string
  machine: string
  /** The session id of the actor that started it. */
  parent: string | null
  isStopped: boolean
  /** The behaviours of its invoked actors. */
  faults: Readonly<Record<string, FaultMode>>
}

/** An event and its effects, as a line of the log. */
export interface Step {
  id: number
  actor: string
  /** The step that it follows; after time travel that is not the one before it. */
  after: number | null
  atMs: number
  event: string
  label: string
  /** The state value, by name. */
  state: string
  /** The actor has a transition for the event. */
  isTaken: boolean
  invoked: readonly string[]
  emitted: readonly string[]
}

/** Yields a step and those that led to it, last to first. Steps that time travel left behind are not among them. */
export function* pathOf<S extends Pick<Step, 'id' | 'after'>>(
  steps: readonly S[],
  last: number,
): Iterable<S> {
  const byId = new Map(steps.map((step) => [step.id, step]))
  for (let step = byId.get(last); step; step = byId.get(step.after ?? -1)) yield step
}

/** An event that an actor may receive now. */
export interface NextEvent {
  event: string
  label: string
  /** Each named event of this type, and the transitions that it would take: none where a guard refuses it. */
  choices: readonly { name: string | null; transitions: readonly string[] }[]
}

/** The part of a chart that depends on the actor's snapshot. */
export interface ActiveChart {
  actor: string
  /** The id of the chart's machine. */
  machine: string
  active: readonly string[]
  /** The transitions of the step. */
  taken: readonly string[]
  /** The transitions that led to the step. */
  trail: readonly string[]
}

/** All about the step that is shown. */
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
  /** The charts of the root actor and of the actors below it. */
  charts: readonly ActiveChart[]
}

/** A path as the beginning of a story. */
export interface StoryCode {
  /** The name of its export. */
  name: string
  /** The code of `parameters.xstate.begin`. */
  begin: string
}

/** A story to add to a file. */
export interface StoryToSave {
  story: StoryCode
  /** The path of the file from the folder that Storybook runs in. */
  file: string
  /** The name of the export that was walked. */
  like: string
}

export type Message =
  /** The page has loaded: a panel that is open may connect. */
  | { kind: 'ready' }
  /** New steps; `isWhole` where the steps before them are forgotten. */
  | { kind: 'steps'; isWhole: boolean; steps: readonly Step[]; dropped: number }
  | { kind: 'actors'; actors: readonly ActorInfo[] }
  | { kind: 'machine'; machine: MachineInfo }
  | { kind: 'details'; details: Details | null }
  /** The ids of the states and transitions of a machine that stories have visited since the last such message. */
  | { kind: 'visited'; machine: string; ids: readonly string[] }
  | { kind: 'entries'; step: number; path: readonly string[]; entries: ValueEntries }
  | { kind: 'test'; text: string | null }
  | { kind: 'story'; story: StoryCode | null }
  | { kind: 'notice'; text: string }

/** A request of the panel to the page. */
export type Command =
  | { kind: 'connect' }
  | { kind: 'disconnect' }
  /** `null` for the actor that the page suggests, and for its latest step. */
  | { kind: 'show'; actor: string | null; step: number | null }
  | { kind: 'open'; step: number; path: readonly string[]; from: number }
  | { kind: 'send'; actor: string; event: string; named: string | null; payload: Json }
  | { kind: 'restore'; step: number }
  | { kind: 'goTo'; actor: string; state: string }
  | { kind: 'fault'; actor: string; invoked: string; mode: FaultMode }
  | { kind: 'writeTest'; step: number }
  | { kind: 'writeStory'; step: number }

/** The connection between the page and a panel. */
export interface Link {
  command: (command: Command) => void
  /** Calls back with every message; returns a function that stops it. */
  listen: (onMessage: (message: Message) => void) => () => void
}
