import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { allStates, type Chart, type ChartEdge, type ChartState } from './chart.ts'

interface Box {
  /** px from the chart's upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

export interface StateLayout extends Box {
  state: ChartState
  depth: number
}

export interface EdgeLayout {
  key: string
  /** `null` for the line of an initial mark. */
  edge: ChartEdge | null
  from: string
  to: string
  /** Path of the line in SVG's syntax. */
  line: string
  label: (Box & { lines: readonly string[] }) | null
}

export interface ChartLayout {
  width: number
  height: number
  states: readonly StateLayout[]
  /** Positions of initial marks, by the id of the state that contains them. */
  dots: readonly { id: string; x: number; y: number }[]
  edges: readonly EdgeLayout[]
}

/** Later states are drawn on this side. */
export type Direction = 'DOWN' | 'RIGHT'

// Width in px of a letter in the chart's monospaced font.
const letter = { name: 8, line: 6.7 }
export const rowHeight = { name: 30, line: 17, label: 15 }
export const dotSize = 10

const labelLines = ({ label, actions }: ChartEdge): string[] => [
  label,
  ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
]

/** Counts the transitions from the initial state to each state; a higher count is drawn further on. */
function distances({ root, edges }: Chart): Map<string, number> {
  const states = new Map(allStates(root).map((state) => [state.id, state]))
  const found = new Map<string, number>()
  for (let next = [root.id], far = 0; next.length > 0; far += 1) {
    const fresh = next.filter((id) => !found.has(id))
    for (const id of fresh) found.set(id, far)
    next = fresh.flatMap((id) => [
      ...(states.get(id)?.initial ? [states.get(id)?.initial ?? ''] : []),
      ...edges.filter(({ from }) => from === id).map(({ to }) => to),
    ])
  }
  return found
}

function boxOf(state: ChartState): ElkNode {
  if (state.type === 'history') return { id: state.id, width: 34, height: 34 }
  const width = Math.max(
    110,
    state.key.length * letter.name + 30,
    ...state.lines.map(({ text }) => text.length * letter.line + 26),
  )
  const height = rowHeight.name + state.lines.length * rowHeight.line + (state.lines.length > 0 ? 8 : 4)
  if (state.states.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    children: [
      ...(state.initial ? [{ id: `${state.id}/begin`, width: dotSize, height: dotSize }] : []),
      ...state.states.map(boxOf),
    ],
    layoutOptions: {
      'elk.padding': `[top=${height + 10},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

function elkGraph(chart: Chart, direction: Direction): ElkNode {
  const distance = distances(chart)
  const leadsOn = ({ from, to }: ChartEdge) => (distance.get(from) ?? 99) < (distance.get(to) ?? 99)
  const priority = (value: number) => ({
    'elk.layered.priority.direction': String(value),
    'elk.layered.priority.straightness': String(value),
  })
  const initialEdges = allStates(chart.root).flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial
      ? [{ id: `${id}/begins`, sources: [`${id}/begin`], targets: [initial], layoutOptions: priority(20) }]
      : [],
  )
  const edges = chart.edges.map((edge, index): ElkExtendedEdge => {
    const lines = labelLines(edge)
    const width = Math.max(...lines.map((line) => line.length)) * letter.line + 16
    return {
      id: String(index),
      sources: [edge.from],
      targets: [edge.to],
      layoutOptions: priority(leadsOn(edge) ? 10 : 0),
      labels: [{ text: lines.join('\n'), width, height: lines.length * rowHeight.label + 6 }],
    }
  })
  return {
    id: '/',
    children: [boxOf(chart.root)],
    edges: [...initialEdges, ...edges],
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '30',
      'elk.spacing.nodeNode': '30',
      'elk.spacing.edgeLabel': '6',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeNode': '16',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'GREEDY',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  }
}

/** Lays out the states and edges of a chart. */
export async function layoutChart(
  chart: Chart,
  elk: Pick<ELK, 'layout'>,
  direction: Direction = 'DOWN',
): Promise<ChartLayout> {
  const graph = await elk.layout(elkGraph(chart, direction))
  const states = new Map(allStates(chart.root).map((state) => [state.id, state]))
  const boxes = (node: ElkNode, depth: number): (ElkNode & { depth: number })[] =>
    (node.children ?? []).flatMap((child) => [{ ...child, depth }, ...boxes(child, depth + 1)])
  const lines = (node: ElkNode): ElkExtendedEdge[] => [
    ...(node.edges ?? []),
    ...(node.children ?? []).flatMap(lines),
  ]
  const drawn = boxes(graph, 0)
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: drawn.flatMap(({ id, depth, x = 0, y = 0, width = 0, height = 0 }) => {
      const state = states.get(id)
      return state ? [{ state, depth, x, y, width, height }] : []
    }),
    dots: drawn.filter(({ id }) => !states.has(id)).map(({ id, x = 0, y = 0 }) => ({ id, x, y })),
    edges: lines(graph).flatMap(({ id, sources, targets, sections, labels }): EdgeLayout[] => {
      const [section] = sections ?? []
      if (!section) return []
      const edge = chart.edges[Number(id)] ?? null
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
      const { x = 0, y = 0, width = 0, height = 0 } = labels?.[0] ?? {}
      return [
        {
          key: id,
          edge,
          from: sources[0] ?? '',
          to: targets[0] ?? '',
          line: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
          label: edge ? { x, y, width, height, lines: labelLines(edge) } : null,
        },
      ]
    }),
  }
}
