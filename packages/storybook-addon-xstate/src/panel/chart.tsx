import {
  BaseEdge,
  Controls,
  EdgeLabelRenderer,
  Handle,
  MiniMap,
  Panel,
  Position,
  ReactFlow,
  useReactFlow,
  useStore,
  type Edge,
  type EdgeProps,
  type Node,
  type NodeProps,
} from '@xyflow/react'
import { useEffect, useMemo, useState } from 'react'
import type { Chart, ChartState } from '../chart.ts'
import { dotSize, placeChart, type PlacedChart, type PlacedEdge } from './layout.ts'

export interface ChartViewProps {
  chart: Chart
  active?: readonly string[]
  /** The id of the state that is looked at. */
  chosen?: string | undefined
  /** The transitions of the step that is looked at. */
  taken?: readonly string[]
  /** The transitions that led there. */
  trail?: readonly string[]
  /** The transitions that can be taken now. */
  possible?: ReadonlySet<string>
  onTake?: (edge: string) => void
  onChoose?: (state: ChartState) => void
  onPlaced?: (placed: PlacedChart) => void
}

type Shared = Pick<ChartViewProps, 'possible' | 'onTake' | 'taken'>
type StateNode = Node<Shared & { state: ChartState; isActive: boolean }, 'state'>
type DotNode = Node<Record<string, never>, 'dot'>
type TransitionEdge = Edge<Shared & { placed: PlacedEdge; look: string }, 'transition'>

const Ends = () => (
  <>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
  </>
)

function Words({ text, edge, possible, taken, onTake }: Shared & { text: string; edge: string | null }) {
  const look = edge !== null && taken?.includes(edge) ? 'xs-taken' : ''
  return edge !== null && onTake && possible?.has(edge) ? (
    <button type="button" className={`xs-take nodrag nopan ${look}`} onClick={() => onTake(edge)}>
      {text}
    </button>
  ) : (
    <span className={look}>{text}</span>
  )
}

function StateBox({ data: { state, isActive, ...shared } }: NodeProps<StateNode>) {
  return (
    <div className={`xs-state xs-${state.type}`} data-state={state.name} data-active={isActive || undefined}>
      <Ends />
      <strong>{state.type === 'history' ? 'H' : state.key}</strong>
      {state.lines.map((line) => (
        <Words key={`${line.edge} ${line.text}`} {...line} {...shared} />
      ))}
    </div>
  )
}

const Dot = () => (
  <div className="xs-dot">
    <Ends />
  </div>
)

function Transition({ id, data, markerEnd }: EdgeProps<TransitionEdge>) {
  if (!data) return null
  const { placed, look, ...shared } = data
  const { edge, label, line } = placed
  return (
    <>
      <BaseEdge id={id} path={line} className={`xs-edge ${look}`} {...(markerEnd && { markerEnd })} />
      {edge && label && (
        <EdgeLabelRenderer>
          <div
            className={`xs-label nodrag nopan ${look}`}
            style={{ transform: `translate(${label.x}px,${label.y}px)`, width: label.width }}
          >
            {label.lines.map((text, index) => (
              <Words key={text} text={text} edge={index === 0 ? edge.id : null} {...shared} />
            ))}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

const nodeTypes = { state: StateBox, dot: Dot }
const edgeTypes = { transition: Transition }

/** The least zoom at which labels can be read. */
const readable = 0.65

interface FittedProps {
  /** The ids of the active states, a line each. */
  active: string
  /** The ids of the states that can be next, a line each. */
  next: string
}

/**
 * Shows as much of the chart as can be read: all of it, else the active states and those that can be next. It does so again
 * when the room changes, as it does when a hidden panel is shown.
 */
function Fitted({ active, next }: FittedProps) {
  const { fitView, getNodes, getNodesBounds } = useReactFlow()
  const width = useStore((state) => state.width)
  const height = useStore((state) => state.height)
  useEffect(() => {
    if (width === 0 || height === 0) return
    const all = getNodes().map(({ id }) => id)
    const now = active === '' ? all : active.split('\n')
    const near = next === '' ? now : [...now, ...next.split('\n')]
    const fits = (ids: string[]) => {
      const bounds = getNodesBounds(ids)
      return Math.min(width / bounds.width, height / bounds.height) >= readable
    }
    const shown = [all, near].find(fits)
    void fitView({
      nodes: (shown ?? now).map((id) => ({ id })),
      maxZoom: shown ? 1.1 : 0.8,
      padding: 0.05,
    })
  }, [fitView, getNodes, getNodesBounds, width, height, active, next])
  return null
}

/** Draws a machine as a statechart: its active states, the way there, and the next transitions. */
export function ChartView({
  chart,
  active = [],
  taken = [],
  trail = [],
  chosen,
  onPlaced,
  onChoose,
  ...shared
}: ChartViewProps) {
  const [placed, setPlaced] = useState<PlacedChart | null>(null)
  useEffect(() => {
    let isCurrent = true
    void placeChart(chart).then((to) => {
      if (!isCurrent) return
      setPlaced(to)
      onPlaced?.(to)
    })
    return () => {
      isCurrent = false
    }
  }, [chart, onPlaced])
  const lookOf = (edge: string | undefined) =>
    edge === undefined ? '' : taken.includes(edge) ? 'xs-taken' : trail.includes(edge) ? 'xs-trail' : ''
  const nodes = useMemo(
    (): (StateNode | DotNode)[] => [
      ...(placed?.states ?? []).map(({ state, depth, x, y, width, height }): StateNode => ({
        id: state.id,
        type: 'state',
        position: { x, y },
        width,
        height,
        zIndex: depth,
        selected: state.id === chosen,
        ariaLabel: `State ${state.name || state.key}`,
        data: { state, isActive: active.includes(state.id), taken, ...shared },
      })),
      ...(placed?.dots ?? []).map(({ id, x, y }): DotNode => ({
        id,
        type: 'dot',
        position: { x, y },
        width: dotSize,
        height: dotSize,
        zIndex: 50,
        focusable: false,
        data: {},
      })),
    ],
    [placed, active, chosen, taken, shared],
  )
  if (!placed) return <p className="xs-empty">Drawing…</p>
  const edges = placed.edges.map((one): TransitionEdge => ({
    id: one.key,
    type: 'transition',
    source: one.from,
    target: one.to,
    zIndex: 60,
    focusable: false,
    markerEnd: 'xs-arrow',
    data: { placed: one, look: lookOf(one.edge?.id), ...shared },
  }))
  return (
    <ReactFlow
      key={chart.root.id}
      className="xs-chart"
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      minZoom={0.1}
      nodesDraggable={false}
      nodesConnectable={false}
      deleteKeyCode={null}
      proOptions={{ hideAttribution: true }}
      onNodesChange={(changes) => {
        for (const change of changes) {
          const id = change.type === 'select' && change.selected ? change.id : null
          const found = placed.states.find(({ state }) => state.id === id)
          if (found) onChoose?.(found.state)
        }
      }}
    >
      <Panel position="top-left">
        <svg width="0" height="0" aria-hidden>
          <marker
            id="xs-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" fill="context-stroke" />
          </marker>
        </svg>
      </Panel>
      <Fitted
        active={placed.states
          .filter(({ state: { id, states } }) => states.length === 0 && active.includes(id))
          .map(({ state }) => state.id)
          .join('\n')}
        next={placed.edges
          .filter(({ edge }) => edge && shared.possible?.has(edge.id))
          .map(({ to }) => to)
          .join('\n')}
      />
      <Controls showInteractive={false} />
      <MiniMap<StateNode | DotNode>
        style={{ width: 84, height: 56 }}
        pannable
        zoomable
        nodeClassName={({ type, data }) =>
          type === 'dot' || data.state.states.length > 0 ? 'xs-outer' : data.isActive ? 'xs-active' : ''
        }
      />
    </ReactFlow>
  )
}
