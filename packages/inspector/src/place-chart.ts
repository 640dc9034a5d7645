import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { Chart, ChartEdge, ChartState } from './chart.ts'

interface Box {
  /** px from the chart's upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

/** A state where it is drawn. */
export interface PlacedState extends Box {
  state: ChartState
}

/** A transition where it is drawn; those that begin a state have no edge. */
export interface PlacedEdge {
  edge: ChartEdge | null
  key: string
  /** The way of its line, as SVG takes it. */
  line: string
  label: (Box & { lines: readonly string[] }) | null
}

/** A chart with a place for everything, in px. */
export interface PlacedChart {
  width: number
  height: number
  states: readonly PlacedState[]
  /** Where states begin. */
  dots: readonly { x: number; y: number }[]
  edges: readonly PlacedEdge[]
}

// What a letter of the chart's monospaced fonts takes, in px.
const letter = { name: 8, line: 6.7 } as const
const row = { name: 30, line: 17, label: 15 } as const
const dot = 10

const all = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(all)]

/** What stands beside an arrow. */
const labelLines = ({ label, actions }: ChartEdge): string[] => [
  label,
  ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
]

/** How far a state is from the beginning: what leads on goes down, what leads back goes up. */
function distances({ root, edges }: Chart): Map<string, number> {
  const states = new Map(all(root).map((state) => [state.id, state]))
  const found = new Map<string, number>()
  for (let next = [root.id], far = 0; next.length > 0; far += 1) {
    const fresh = next.filter((id) => !found.has(id))
    for (const id of fresh) found.set(id, far)
    next = fresh.flatMap((id) => [
      ...(states.get(id)?.initial ?? []).toString().split('\n').filter(Boolean),
      ...edges.filter(({ from }) => from === id).map(({ to }) => to),
    ])
  }
  return found
}

function boxOf(state: ChartState): ElkNode {
  const width = Math.max(
    110,
    state.key.length * letter.name + 30,
    ...state.lines.map(({ text }) => text.length * letter.line + 26),
  )
  const height = row.name + state.lines.length * row.line
  if (state.states.length === 0)
    return { id: state.id, width, height: height + (state.lines.length > 0 ? 8 : 4) }
  return {
    id: state.id,
    children: [
      ...(state.initial ? [{ id: `${state.id}/begin`, width: dot, height: dot }] : []),
      ...state.states.map(boxOf),
    ],
    layoutOptions: {
      'elk.padding': `[top=${height + 14},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

function elkGraph(chart: Chart): ElkNode {
  const distance = distances(chart)
  const leadsOn = ({ from, to }: ChartEdge) => (distance.get(from) ?? 99) < (distance.get(to) ?? 99)
  const priority = (value: number) => ({
    'elk.layered.priority.direction': String(value),
    'elk.layered.priority.straightness': String(value),
  })
  const begins = all(chart.root).flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial
      ? [{ id: `${id}/begins`, sources: [`${id}/begin`], targets: [initial], layoutOptions: priority(20) }]
      : [],
  )
  const edges = chart.edges.map((edge, index): ElkExtendedEdge => {
    const lines = labelLines(edge)
    return {
      id: String(index),
      sources: [edge.from],
      targets: [edge.to],
      layoutOptions: priority(leadsOn(edge) ? 10 : 0),
      labels: [
        {
          text: lines.join('\n'),
          width: Math.max(...lines.map((line) => line.length)) * letter.line + 16,
          height: lines.length * row.label + 6,
        },
      ],
    }
  })
  return {
    id: '/',
    children: [boxOf(chart.root)],
    edges: [...begins, ...edges],
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
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

interface Point {
  x: number
  y: number
}

/** A line through points, its corners rounded by at most `radius` px. */
function rounded(points: readonly Point[], radius = 8): string {
  const [first, ...rest] = points
  if (!first) return ''
  return rest.reduce((line, to, index) => {
    const before = points[index]!
    const after = points[index + 2]
    if (!after) return `${line}L${to.x} ${to.y}`
    const towards = (other: Point): Point => {
      const length = Math.hypot(other.x - to.x, other.y - to.y) || 1
      const share = Math.min(radius, length / 2) / length
      return { x: to.x + (other.x - to.x) * share, y: to.y + (other.y - to.y) * share }
    }
    const [from, on] = [towards(before), towards(after)]
    return `${line}L${from.x} ${from.y}Q${to.x} ${to.y} ${on.x} ${on.y}`
  }, `M${first.x} ${first.y}`)
}

/** Finds a place for everything on a chart. The library that does it is heavy, and comes with the first chart. */
export async function placeChart(chart: Chart): Promise<PlacedChart> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const graph = await new Elk().layout(elkGraph(chart))
  const states = new Map(all(chart.root).map((state) => [state.id, state]))

  const boxes = (node: ElkNode): ElkNode[] => (node.children ?? []).flatMap((one) => [one, ...boxes(one)])
  const lines = (node: ElkNode): ElkExtendedEdge[] => [
    ...(node.edges ?? []),
    ...(node.children ?? []).flatMap(lines),
  ]
  const placed = boxes(graph)
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: placed.flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
      const state = states.get(id)
      return state ? [{ state, x, y, width, height }] : []
    }),
    dots: placed
      .filter(({ id }) => !states.has(id))
      .map(({ x = 0, y = 0 }) => ({ x: x + dot / 2, y: y + dot / 2 })),
    edges: lines(graph).flatMap(({ id, sections, labels }): PlacedEdge[] => {
      const [section] = sections ?? []
      if (!section) return []
      const edge = chart.edges[Number(id)] ?? null
      const [label] = labels ?? []
      return [
        {
          edge,
          key: id,
          line: rounded([section.startPoint, ...(section.bendPoints ?? []), section.endPoint]),
          label:
            edge && label
              ? {
                  x: label.x ?? 0,
                  y: label.y ?? 0,
                  width: label.width ?? 0,
                  height: label.height ?? 0,
                  lines: labelLines(edge),
                }
              : null,
        },
      ]
    }),
  }
}
