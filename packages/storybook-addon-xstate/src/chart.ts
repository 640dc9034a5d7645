/** Reads the definition of a machine as plain data. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'
import { transitionId } from './names.ts'

/** One line in a state's box: an invoked actor or a transition. */
export interface ChartLine {
  text: string
  /** Id of the transition; `null` for an invoked actor. */
  edge: string | null
  actions?: readonly string[]
}

export interface ChartState {
  id: string
  /** Path of the state below the machine, such as `unknown.asking`; empty for the machine itself. */
  name: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** No run rests in the state, since it has an immediate transition without a guard. */
  isTransient: boolean
  description: string | null
  lines: readonly ChartLine[]
  initial: string | null
  states: readonly ChartState[]
}

export type Cause = 'user' | 'delay' | 'done' | 'error' | 'always'

export interface ChartEdge {
  id: string
  from: string
  to: string
}

export interface Chart {
  root: ChartState
  edges: readonly ChartEdge[]
  /** Names invoked actors by the ids of their invocations. */
  invoked: Readonly<Record<string, string>>
}

// Minification changes the name of a function, but not the type of a built-in.
const nameOf = (value: unknown): string =>
  (typeof value === 'string' ? value : ((value as { type?: string } | undefined)?.type ?? 'inline')).replace(
    /^xstate\./,
    '',
  )

export function causeOf(event: string): Cause {
  if (event === '') return 'always'
  const [, kind] = /^xstate\.(after|done|error)\./.exec(event) ?? []
  return kind === 'after' ? 'delay' : kind === 'done' || kind === 'error' ? kind : 'user'
}

/** Returns the id of the invocation that an event answers; `null` for other events. */
export const invocationOf = (event: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1] ?? null

/** Returns a readable name of an event: `after 100` for `xstate.after.100.light.green`. */
export function eventLabel(event: string, invoked: Chart['invoked'] = {}): string {
  const id = invocationOf(event) ?? ''
  const actor = invoked[id] ?? id
  switch (causeOf(event)) {
    case 'always':
      return 'always'
    case 'delay':
      return `after ${event.slice('xstate.after.'.length).split('.')[0]}`
    case 'done':
      return id ? `${actor} is done` : `${event.slice('xstate.done.state.'.length)} is done`
    case 'error':
      return `${actor} fails`
    case 'user':
      return event
  }
}

/** Returns the transitions of a state in one group per event; the transitions of a group are tried in turn. */
const transitionsOf = (node: AnyStateNode): (readonly AnyTransitionDefinition[])[] => [
  ...node.transitions.values(),
  node.always ?? [],
]

/** Lists a state and every state within it, outer ones first. */
const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesBelow(inner as AnyStateNode)),
]

/** Returns whether every run leaves a state at once. */
const isPassedThrough = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => !guard)

export const invokedActors = ({ root }: AnyStateMachine): Record<string, string> =>
  Object.fromEntries(
    nodesBelow(root).flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, nameOf(src)] as const)),
  )

export function toChart(machine: AnyStateMachine): Chart {
  const edges: ChartEdge[] = []
  const invoked = invokedActors(machine)
  const readState = (node: AnyStateNode): ChartState => {
    const lines = node.invoke.map(({ src }): ChartLine => ({ text: `invokes ${nameOf(src)}`, edge: null }))
    for (const siblings of transitionsOf(node))
      for (const [index, transition] of siblings.entries()) {
        const { guard, target = [], eventType } = transition
        const condition = guard ? ` [${nameOf(guard)}]` : index > 0 ? ' [else]' : ''
        const edge = transitionId(transition)
        const text = `${eventLabel(eventType, invoked)}${condition}`
        lines.push({ text, edge, actions: transition.actions.map(nameOf) })
        for (const to of target) if (to !== node) edges.push({ id: edge, from: node.id, to: to.id })
      }
    return {
      id: node.id,
      name: node.path.join('.'),
      key: node.key,
      type: node.type,
      isTransient: isPassedThrough(node),
      description: node.description ?? null,
      lines,
      initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
      states: Object.values(node.states).map((state) => readState(state as AnyStateNode)),
    }
  }
  return { root: readState(machine.root), edges, invoked }
}

/** Lists the types of a machine's events that a wildcard such as `mouse.*` stands for. */
export const eventsBelow = ({ root }: AnyStateMachine, wildcard: string): string[] =>
  [...new Set(nodesBelow(root).flatMap(({ transitions }) => [...transitions.keys()]))].filter(
    (type) => type.startsWith(wildcard.slice(0, -1)) && !type.endsWith('*') && causeOf(type) === 'user',
  )

const charts = new WeakMap<object, { key: string; chart: Chart }>()
let chartCount = 0

/** Reads a machine once, and gives it a key. Machines that differ only in implementations share both. */
export function chartOf(machine: AnyStateMachine): { key: string; chart: Chart } {
  const known = charts.get(machine.config)
  if (known) return known
  const read = { key: String((chartCount += 1)), chart: toChart(machine) }
  charts.set(machine.config, read)
  return read
}

/** Lists the states that are active in a state value, outer ones first. */
export function activeStates(node: AnyStateNode, value: StateValue = {}): AnyStateNode[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : value
  return [
    node,
    ...Object.entries(inner).flatMap(([key, deeper]) => {
      const state = node.states[key]
      return state ? activeStates(state, deeper) : []
    }),
  ]
}

export const allStates = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(allStates)]

/** Returns whether an actor can rest in a state, or in one within it. */
export const canRest = ({ isTransient, type }: ChartState): boolean => !isTransient && type !== 'history'

/** Draws these states as one box each and leaves out the states within them. */
export function foldedChart({ root, edges, invoked }: Chart, folded: ReadonlySet<string>): Chart {
  const shownAs = new Map<string, string>()
  const fold = (state: ChartState, within: string | null): ChartState => {
    shownAs.set(state.id, within ?? state.id)
    const isFolded = within === null && folded.has(state.id)
    const states = state.states.map((inner) => fold(inner, within ?? (isFolded ? state.id : null)))
    return isFolded ? { ...state, states: [], initial: null } : { ...state, states }
  }
  return {
    root: fold(root, null),
    edges: edges
      .map((edge) => ({
        ...edge,
        from: shownAs.get(edge.from) ?? edge.from,
        to: shownAs.get(edge.to) ?? edge.to,
      }))
      .filter(({ from, to }) => from !== to),
    invoked,
  }
}

/** Draws states without their lines, for a small pane. */
export function withoutLines({ root, ...chart }: Chart): Chart {
  const bare = (state: ChartState): ChartState => ({ ...state, lines: [], states: state.states.map(bare) })
  return { ...chart, root: bare(root) }
}

/** Compound states are folded in a chart with more states. */
const foldLimit = 40

/** Returns the states that are folded at first: the outermost compound states of a large chart. */
export const foldedAtFirst = ({ root }: Chart): string[] =>
  allStates(root).length > foldLimit
    ? root.states.filter(({ states }) => states.length > 0).map(({ id }) => id)
    : []
