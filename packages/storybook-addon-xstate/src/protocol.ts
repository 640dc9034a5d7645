import type { Chart } from './chart.ts'
import type { Json } from './page/redacted.ts'

export type Fields = Readonly<Record<string, Json>>

/** The names on Storybook's channel. */
export const channelEvents = {
  command: 'storybook-addon-xstate/command',
  message: 'storybook-addon-xstate/message',
} as const

/** The type of a step that time travel began. */
export const travel = 'inspector.travel'

/** The behaviour of an invoked actor: as it is, or with a fault. */
export type CallMode = 'works' | 'failsNext' | 'slow' | 'never'

/** An event with a name and a payload, to be sent or to be answered with. */
export interface NamedEvent {
  name: string
  event: string
  payload: Fields
}

/** A machine that runs: a root actor, or one that was invoked or spawned by another. */
export interface Run {
  /** The session id of its actor. */
  id: string
  machine: string
  /** The run of the actor that started it. */
  parent: string | null
  isOver: boolean
  chart: Chart
  /** Sentences that describe its states, by path. */
  states: Readonly<Record<string, string>>
  events: readonly NamedEvent[]
  calls: Readonly<Record<string, CallMode>>
  /** Milliseconds that named delays take; `null` where that depends. */
  delays: Readonly<Record<string, number | null>>
}

/** An event on the path to a state that was jumped to. */
export interface PathEvent {
  event: string
  payload: Fields
  value: Json
}

/** The events that led to the first step of a run. */
export interface Origin {
  input: Json
  /** The state value before the first event of the path. */
  value: Json
  path: readonly PathEvent[]
}

/** An event that a run may receive now. */
export interface Next {
  event: string
  /** Each named event of this type, and the transitions that it would take: none where a guard refuses it. */
  choices: readonly { name: string | null; edges: readonly string[] }[]
}

/** An event and its effects. */
export interface Step {
  id: number
  run: string
  /** The step that it follows; after time travel that is not the one before it. */
  after: number | null
  /** `null` where the path is not known. */
  origin: Origin | null
  atMs: number
  event: string
  payload: Fields
  value: Json
  state: string
  active: readonly string[]
  taken: readonly string[]
  context: Json
  emitted: readonly Json[]
  calls: readonly { name: string; input: Json }[]
  next: readonly Next[]
  status: 'active' | 'done' | 'error' | 'stopped'
}

/** The runs and steps that a panel shows. */
export interface Session {
  runs: readonly Run[]
  steps: readonly Step[]
  /** The machine that is shown first. */
  about: string | null
  /** The machine that is to start again and has not yet. */
  awaited: string | null
}

/** All runs, and the steps that are new; `isWhole` where these are all steps. */
export type Message = Session & { isWhole: boolean }

/** A request of the panel to the watcher. */
export type Command =
  | { kind: 'hello' }
  | { kind: 'send'; run: string; event: string; named: string | null; payload: Fields }
  | { kind: 'goBack'; step: number }
  | { kind: 'goTo'; run: string; state: string }
  | { kind: 'resume'; machine: string; value: Json; context: Json }
  | { kind: 'answer'; run: string; call: string; mode: CallMode }

export interface Link {
  command: (command: Command) => void
  /** Hears every message; returns a function that stops it. */
  listen: (hear: (message: Message) => void) => () => void
}
