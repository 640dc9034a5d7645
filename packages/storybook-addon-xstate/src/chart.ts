/** A machine as plain data, and that data as text: the one place besides `page/watcher.ts` that reads XState's definitions. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'

/** A line in a state's box: an action, an invoked actor or a transition that stays. */
export interface ChartLine {
  text: string
  /** The id of the transition that it is; `null` for an action or an invoked actor. */
  edge: string | null
}

export interface ChartState {
  id: string
  /** The state's path below the machine, such as `unknown.asking`; empty for the machine itself. */
  name: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The state has an immediate transition, so no run rests in it. */
  isTransient: boolean
  description: string | null
  lines: readonly ChartLine[]
  /** The id of the state that it begins in. */
  initial: string | null
  states: readonly ChartState[]
}

/** The kind of event that lets a transition happen. */
export type Cause = 'user' | 'delay' | 'done' | 'error' | 'always'

export interface ChartEdge {
  /** `buy.idle|buy.start#0`: the same for every `provide()` of a machine. */
  id: string
  from: string
  to: string
  label: string
  actions: readonly string[]
}

export interface Chart {
  root: ChartState
  edges: readonly ChartEdge[]
  /** The names of invoked actors by the ids of their invocations. */
  invoked: Readonly<Record<string, string>>
}

// A function's name does not survive minification; the type of a built-in does.
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

/** Returns the id of the invocation that an event answers, if it answers one. */
export const invocationOf = (event: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1] ?? null

/** Names an event for people: `after 100` for `xstate.after.100.light.green`. */
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

const edgeId = ({ source, eventType }: AnyTransitionDefinition, index: number) =>
  `${source.id}|${eventType || 'always'}#${index}`

const ownTransitions = (node: AnyStateNode): (readonly AnyTransitionDefinition[])[] => [
  ...node.transitions.values(),
  node.always ?? [],
]

/** Returns the id of a transition that was taken. */
export function takenId(taken: AnyTransitionDefinition): string {
  const own = ownTransitions(taken.source).find((set) => set.includes(taken)) ?? []
  return edgeId(taken, own.indexOf(taken))
}

/** Reads a machine as plain data. */
export function toChart(machine: AnyStateMachine): Chart {
  const edges: ChartEdge[] = []
  const invoked: Record<string, string> = {}
  const nodes: AnyStateNode[] = []
  const collect = (node: AnyStateNode) => {
    nodes.push(node)
    for (const { id, src } of node.invoke) invoked[id] = nameOf(src)
    for (const inner of Object.values(node.states)) collect(inner as AnyStateNode)
  }
  collect(machine.root)

  const read = (node: AnyStateNode): ChartState => {
    const inside: ChartLine[] = []
    for (const set of ownTransitions(node))
      for (const [index, taken] of set.entries()) {
        const guard = taken.guard ? ` [${nameOf(taken.guard)}]` : index > 0 ? ' [else]' : ''
        const label = `${eventLabel(taken.eventType, invoked)}${guard}`
        const actions = taken.actions.map(nameOf)
        const id = edgeId(taken, index)
        const stays = !taken.target || (taken.target.length === 1 && taken.target[0] === node)
        if (stays)
          inside.push({
            text: [label, ...(actions.length > 0 ? [actions.join(', ')] : [])].join(' / '),
            edge: id,
          })
        else for (const to of taken.target ?? []) edges.push({ id, from: node.id, to: to.id, label, actions })
      }
    const acts = (words: string, actions: AnyStateNode['entry']) =>
      actions
        .map(nameOf)
        .filter((action) => action !== 'raise' && action !== 'cancel')
        .map((action) => `${words} ${action}`)
    const does = [
      ...node.invoke.map(({ src }) => `invokes ${nameOf(src)}`),
      ...acts('on entry', node.entry),
      ...acts('on exit', node.exit),
    ]
    return {
      id: node.id,
      name: node.path.join('.'),
      key: node.key,
      type: node.type,
      isTransient: Boolean(node.always),
      description: node.description ?? null,
      lines: [...does.map((text) => ({ text, edge: null })), ...inside],
      initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
      states: Object.values(node.states).map((state) => read(state as AnyStateNode)),
    }
  }
  return { root: read(machine.root), edges, invoked }
}

/** Returns the ids of all states of a machine that a value stands for. */
export function activeIds(machine: AnyStateMachine, value: StateValue): string[] {
  const within = (node: AnyStateNode, inner: StateValue | undefined): string[] => [
    node.id,
    ...(typeof inner === 'string' ? [[inner, undefined] as const] : Object.entries(inner ?? {})).flatMap(
      ([key, deeper]) => {
        const state = node.states[key]
        return state ? within(state, deeper) : []
      },
    ),
  ]
  return within(machine.root, value)
}

/** Names a state value: `unknown.asking` for `{ unknown: 'asking' }`. A comma separates parallel regions. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) =>
          inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
            ? key
            : `${key}.${stateName(inner)}`,
        )
        .join(', ')

/** Lists every state of a chart, outer ones first. */
export const allStates = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(allStates)]

/** Writes a chart as a Mermaid state diagram. */
export function toMermaid({ root, edges }: Chart): string {
  const ids = new Map(allStates(root).map(({ id }, index) => [id, `s${index}`]))
  const text = (words: string) => words.replaceAll(/[:;#"\n]/g, ' ')
  const lines = (state: ChartState, indent: string): string[] => {
    const id = ids.get(state.id) ?? ''
    if (state.type === 'history') return [`${indent}state "H" as ${id}`]
    const own = [`${indent}state "${text(state.key)}" as ${id}`]
    if (state.type === 'final') own.push(`${indent}${id} --> [*]`)
    if (state.states.length === 0) return own
    const inner = state.states.map((one) => lines(one, `${indent}  `))
    const initial = state.initial ? [`${indent}  [*] --> ${ids.get(state.initial)}`] : []
    const body =
      state.type === 'parallel'
        ? inner.flatMap((region, index) => (index === 0 ? region : [`${indent}  --`, ...region]))
        : inner.flat()
    return [...own, `${indent}state ${id} {`, ...initial, ...body, `${indent}}`]
  }
  const arrows = edges.map(({ from, to, label }) => `  ${ids.get(from)} --> ${ids.get(to)} : ${text(label)}`)
  return ['stateDiagram-v2', ...lines(root, '  '), ...arrows, ''].join('\n')
}
