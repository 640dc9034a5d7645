import type { Cause, Chart } from './chart.ts'
import type { Plain } from './plain.ts'

/** The event that takes a run elsewhere: no machine hears it. */
export const travel = 'inspector.travel'

/** Something that may happen to a flow, by the name that its tests know it by. */
export interface Happening {
  name: string
  /** The event's type, those of calls and delays among them. */
  event: string
  /** What comes with it. */
  payload: { readonly [field: string]: Plain }
}

/** How a call of a flow is answered: as the page would have it, or not. */
export type CallMode = 'works' | 'failsNext' | 'slow' | 'never'

/** A flow that has begun. */
export interface Run {
  kind: 'run'
  /** Tells it from other runs of the same machine. */
  id: string
  /** The machine's id. */
  machine: string
  chart: Chart
  /** What the states are, by their path. */
  states: Readonly<Record<string, string>>
  happenings: readonly Happening[]
  /** How its calls are answered now, by name. */
  calls: Readonly<Record<string, CallMode>>
  /** How long its named delays take, in `ms`; `null` where that depends. */
  delays: Readonly<Record<string, number | null>>
}

/** Something of a way that was gone without the player: it leads from an input to where a run was taken. */
export interface WayEvent {
  event: string
  payload: { readonly [field: string]: Plain }
  tells: readonly Plain[]
  value: Plain
}

/** How a run came to where its steps begin. */
export interface Origin {
  input: Plain
  tells: readonly Plain[]
  /** Where it stood before the first event of the way. */
  value: Plain
  way: readonly WayEvent[]
}

/** Something that can happen next. */
export interface Next {
  event: string
  cause: Cause
  /** Each way in which it may happen: its case, if it has one, and the transitions it takes; none where a guard refuses. */
  cases: readonly { name: string | null; edges: readonly string[] }[]
}

/** One event and all that came of it. */
export interface Step {
  kind: 'step'
  /** Counts up over all runs. */
  id: number
  run: string
  /** The step it follows: after going back, not the one before it. `null` for a beginning, which has an origin. */
  after: number | null
  /** `null` where no way is known. */
  origin: Origin | null
  /** `ms` since the inspector began. */
  atMs: number
  event: string
  payload: { readonly [field: string]: Plain }
  value: Plain
  /** The path of the state, such as `unknown.asking`. */
  state: string
  /** The ids of all states that are active. */
  active: readonly string[]
  /** The ids of the transitions that were taken. */
  taken: readonly string[]
  context: Plain
  tells: readonly Plain[]
  /** The calls that began. */
  calls: readonly { name: string; input: Plain }[]
  next: readonly Next[]
  status: 'active' | 'done' | 'error'
}

/** What the inspector tells its panel. */
export type Message =
  | { kind: 'reset' }
  /** The machine that what runs here is about: it is looked at first. */
  | { kind: 'about'; machine: string }
  | Run
  | Step
  | { kind: 'ended'; run: string }
  /** A machine that is over was taken somewhere: there it begins once its page lets it. */
  | { kind: 'awaited'; machine: string }
  | { kind: 'calls'; run: string; calls: Run['calls'] }

/** What the panel asks of the inspector. */
export type Command =
  /** Tell everything once more. */
  | { kind: 'hello' }
  /** An event for a run; the named case fills in what the payload leaves out, such as errors and secrets. */
  | {
      kind: 'send'
      run: string
      event: string
      happening: string | null
      payload: { readonly [field: string]: Plain }
    }
  /** Back to an earlier step, on its page. */
  | { kind: 'goBack'; step: number }
  /** To a state, by the shortest way. */
  | { kind: 'goTo'; run: string; state: string }
  /** To a state and context of another session. */
  | { kind: 'resume'; machine: string; value: Plain; context: Plain }
  | { kind: 'answer'; run: string; call: string; mode: CallMode }

/** A panel's end of the stream. */
export interface Link {
  command: (command: Command) => void
  /** Hears every message; returns the way to stop. */
  listen: (hear: (message: Message) => void) => () => void
}
