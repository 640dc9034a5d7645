import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One line in a box of a chart. */
export interface ChartLine {
  text: string
  /** The id of the transition that it is, as an arrow's; `null` where it is none. */
  edge: string | null
}

/** One box of a chart. */
export interface ChartState {
  /** As the machine's own ids: `payment.unknown.asking`. */
  id: string
  /** Its path below the machine: `unknown.asking`; empty for the machine itself. */
  name: string
  key: string
  isFinal: boolean
  /** Nobody stands in it: it decides at once. */
  isTransient: boolean
  /** What it does and hears without leaving, a line each. */
  lines: readonly ChartLine[]
  /** The id of the state inside that it begins in. */
  initial: string | null
  states: readonly ChartState[]
}

/** Who lets a transition happen. */
export type Cause = 'player' | 'delay' | 'done' | 'error' | 'always'

/** One arrow of a chart. */
export interface ChartEdge {
  /** `buy.idle|buy.start#0`: the same for every `provide()` of a machine. */
  id: string
  from: string
  to: string
  event: string
  cause: Cause
  /** The event in words, with its guard. */
  label: string
  actions: readonly string[]
}

/** A machine as plain data, to be drawn wherever it is not. */
export interface Chart {
  root: ChartState
  edges: readonly ChartEdge[]
}

// A function's name does not survive minification; the type of a built-in does.
const nameOf = (value: unknown): string =>
  (typeof value === 'string' ? value : ((value as { type?: string } | undefined)?.type ?? 'inline')).replace(
    /^xstate\./,
    '',
  )

/** What lets an event happen. */
export function causeOf(event: string): Cause {
  if (event === '') return 'always'
  if (event.startsWith('xstate.after.')) return 'delay'
  if (event.startsWith('xstate.done.')) return 'done'
  if (event.startsWith('xstate.error.')) return 'error'
  return 'player'
}

/** `after stepDelay` for `xstate.after.stepDelay.buy.stepping`: an event as one says it. */
export function spoken(event: string): string {
  const last = (prefix: string) => event.slice(prefix.length)
  switch (causeOf(event)) {
    case 'always':
      return 'at once'
    case 'delay':
      return `after ${last('xstate.after.').split('.')[0]}`
    case 'done':
      return `${last(event.startsWith('xstate.done.state.') ? 'xstate.done.state.' : 'xstate.done.actor.')} answers`
    case 'error':
      return `${last('xstate.error.actor.')} fails`
    case 'player':
      return event
  }
}

/** Which transition of its state this is, the same for every `provide()` of a machine. */
export function edgeId({ source, eventType }: AnyTransitionDefinition, index: number): string {
  return `${source.id}|${eventType || 'always'}#${index}`
}

/** The id of a transition that was taken. */
export function takenId(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken
  const own: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  return edgeId(taken, own.indexOf(taken))
}

const isTimer = (action: string) => action === 'raise' || action === 'cancel'

/** Reads a machine off as plain data. */
export function toChart(machine: AnyStateMachine): Chart {
  const edges: ChartEdge[] = []

  const read = (node: AnyStateNode): ChartState => {
    const inside: ChartLine[] = []
    const sets: readonly (readonly AnyTransitionDefinition[])[] = [
      ...node.transitions.values(),
      node.always ?? [],
    ]
    for (const set of sets)
      for (const [index, taken] of set.entries()) {
        const guard = taken.guard ? ` [${nameOf(taken.guard)}]` : index > 0 ? ' [else]' : ''
        const label = `${spoken(taken.eventType)}${guard}`
        const actions = taken.actions.map(nameOf)
        // Without leaving: a line in the box reads better than a loop around it.
        if (!taken.target || (taken.target.length === 1 && taken.target[0] === node))
          inside.push({
            text: `${label}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`,
            edge: edgeId(taken, index),
          })
        else
          for (const to of taken.target)
            edges.push({
              id: edgeId(taken, index),
              from: node.id,
              to: to.id,
              event: taken.eventType,
              cause: causeOf(taken.eventType),
              label,
              actions,
            })
      }
    return {
      id: node.id,
      name: node.path.join('.'),
      key: node.key,
      isFinal: node.type === 'final',
      isTransient: Boolean(node.always),
      lines: [
        ...[
          ...node.invoke.map(({ src }) => `asks ${nameOf(src)}`),
          ...node.entry
            .map(nameOf)
            .filter((action) => !isTimer(action))
            .map((action) => `on entry ${action}`),
          ...node.exit
            .map(nameOf)
            .filter((action) => !isTimer(action))
            .map((action) => `on exit ${action}`),
        ].map((text) => ({ text, edge: null })),
        ...inside,
      ],
      initial: node.initial?.target?.[0]?.id ?? null,
      states: Object.values(node.states).map((state) => read(state as AnyStateNode)),
    }
  }

  const root = read(machine.root)
  return { root, edges }
}
