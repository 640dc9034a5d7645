import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { allStates, type Chart, type ChartEdge, type ChartState } from '../chart.ts'

interface Box {
  /** px from the chart's upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedState extends Box {
  state: ChartState
  depth: number
}

export interface PlacedEdge {
  key: string
  /** `null` where a state begins. */
  edge: ChartEdge | null
  from: string
  to: string
  /** The way of its line, as SVG takes it. */
  line: string
  label: (Box & { lines: readonly string[] }) | null
}

export interface PlacedChart {
  width: number
  height: number
  states: readonly PlacedState[]
  /** Initial marks, by the id of the state that they stand in. */
  dots: readonly { id: string; x: number; y: number }[]
  edges: readonly PlacedEdge[]
}

// What a letter of the chart's monospaced font takes, in px.
const letter = { name: 8, line: 6.7 }
const row = { name: 30, line: 17, label: 15 }
export const dotSize = 10

const labelLines = ({ label, actions }: ChartEdge): string[] => [
  label,
  ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
]

/** Counts the transitions from the beginning to each state: later states are drawn further down. */
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
  const height = row.name + state.lines.length * row.line + (state.lines.length > 0 ? 8 : 4)
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

function elkGraph(chart: Chart): ElkNode {
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
      labels: [{ text: lines.join('\n'), width, height: lines.length * row.label + 6 }],
    }
  })
  return {
    id: '/',
    children: [boxOf(chart.root)],
    edges: [...initialEdges, ...edges],
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

/** Places the states and edges of a chart. The library for it is heavy, and is loaded with the first chart. */
export async function placeChart(chart: Chart): Promise<PlacedChart> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const graph = await new Elk().layout(elkGraph(chart))
  const states = new Map(allStates(chart.root).map((state) => [state.id, state]))
  const boxes = (node: ElkNode, depth: number): (ElkNode & { depth: number })[] =>
    (node.children ?? []).flatMap((one) => [{ ...one, depth }, ...boxes(one, depth + 1)])
  const lines = (node: ElkNode): ElkExtendedEdge[] => [
    ...(node.edges ?? []),
    ...(node.children ?? []).flatMap(lines),
  ]
  const placed = boxes(graph, 0)
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: placed.flatMap(({ id, depth, x = 0, y = 0, width = 0, height = 0 }) => {
      const state = states.get(id)
      return state ? [{ state, depth, x, y, width, height }] : []
    }),
    dots: placed.filter(({ id }) => !states.has(id)).map(({ id, x = 0, y = 0 }) => ({ id, x, y })),
    edges: lines(graph).flatMap(({ id, sources, targets, sections, labels }): PlacedEdge[] => {
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes a placed chart as an SVG document. */
export function toSvg(
  { width, height, states, dots, edges }: PlacedChart,
  active: readonly string[],
): string {
  const text = (x: number, y: number, words: string, weight = 400) =>
    `<text x="${x}" y="${y}" font-weight="${weight}">${escaped(words)}</text>`
  const boxes = states.map(({ state, x, y, width: w, height: h }) => {
    const stroke = active.includes(state.id) ? '#0a7ea4' : '#64748b'
    const dash = state.type === 'parallel' ? ' stroke-dasharray="5 4"' : ''
    const box = (inset: number) =>
      `<rect x="${x + inset}" y="${y + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="6" fill="${active.includes(state.id) && state.states.length === 0 ? '#e0f2fe' : 'none'}" stroke="${stroke}"${dash}/>`
    const name = state.type === 'history' ? 'H' : state.key
    return [
      box(0),
      ...(state.type === 'final' ? [box(3)] : []),
      text(x + 12, y + 20, name, 700),
      ...state.lines.map((line, index) => text(x + 12, y + 20 + (index + 1) * row.line, line.text)),
    ].join('')
  })
  const arrows = edges.map(({ line, label }) =>
    [
      `<path d="${line}" fill="none" stroke="#64748b" marker-end="url(#arrow)"/>`,
      ...(label?.lines.map((words, index) => text(label.x + 8, label.y + 14 + index * row.label, words)) ??
        []),
    ].join(''),
  )
  const marks = dots.map(
    ({ x, y }) =>
      `<circle cx="${x + dotSize / 2}" cy="${y + dotSize / 2}" r="${dotSize / 2}" fill="#64748b"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, monospace" font-size="11" fill="#0f172a">`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#64748b"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...boxes,
    ...arrows,
    ...marks,
    '</svg>',
    '',
  ].join('\n')
}
