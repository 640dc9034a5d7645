import { Controls, MiniMap, Panel, ReactFlow, useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { foldedAtFirst, type ChartState } from '../chart.ts'
import type { ActiveChart, MachineInfo } from '../protocol.ts'
import { chartNodes } from './chart-nodes.ts'
import {
  ChartActionsContext,
  edgeTypes,
  nodeTypes,
  type DotNode,
  type StateNode,
  type TransitionEdge,
} from './chart-parts.tsx'
import { keyIn, MarksContext, MarkStore } from './marks.ts'
import { useLayouts, type DrawnLayout, type LayOut } from './use-layouts.ts'

/** Selects a state of one of the charts. */
export interface ChosenState {
  actor: string
  state: ChartState
}

export interface ChartViewProps {
  charts: readonly ActiveChart[]
  machines: Readonly<Record<string, MachineInfo>>
  /** The chart follows this actor, by id. */
  actor: string
  chosen?: ChosenState | null
  /** Ids of the actor's transitions that can be taken now. */
  enabled?: readonly string[]
  /** Ids of visited states and transitions, by machine id; `null` while coverage is not shown. */
  visited?: ReadonlyMap<string, ReadonlySet<string>> | null
  layOut: LayOut
  onTake?: (actor: string, transition: string) => void
  onChoose?: (chosen: ChosenState) => void
}

/**
 * Draws actors as statecharts beside each other: their active states, the transitions that led there, and the next
 * ones.
 */
export function ChartView({
  charts,
  machines,
  actor,
  enabled = [],
  visited = null,
  layOut,
  ...view
}: ChartViewProps) {
  const { folded, toggle } = useFolded(machines)
  const drawn = useMemo(
    () =>
      charts.flatMap((active) => {
        const known = machines[active.machine]
        return known ? [{ ...active, chart: known.chart, folded: folded(active.machine) }] : []
      }),
    [charts, machines, folded],
  )
  const { element, size } = useSize()
  const layouts = useLayouts(drawn, layOut, size)
  const [marks] = useState(() => new MarkStore())
  useEffect(() => {
    marks.set({ charts, enabled: new Set(enabled.map((id) => keyIn(actor, id))), visited })
  }, [marks, charts, actor, enabled, visited])
  const { onTake } = view
  const actions = useMemo(
    () => ({
      onTake,
      onFold: (of: string, state: string) => {
        const machine = charts.find((chart) => chart.actor === of)?.machine
        if (machine !== undefined) toggle(machine, state)
      },
    }),
    [onTake, toggle, charts],
  )
  return (
    <div ref={element} className="xs-canvas">
      {layouts === null || typeof layouts === 'string' ? (
        <p className="xs-empty">{layouts ?? 'Drawing…'}</p>
      ) : (
        <MarksContext.Provider value={marks}>
          <ChartActionsContext.Provider value={actions}>
            <Drawing layouts={layouts} charts={charts} actor={actor} enabled={enabled} {...view} />
          </ChartActionsContext.Provider>
        </MarksContext.Provider>
      )}
    </div>
  )
}

/** Returns the size of an element, in px. */
function useSize() {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}

/** Remembers the folded states of each machine. */
function useFolded(machines: Readonly<Record<string, MachineInfo>>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ReadonlySet<string>>>>({})
  const atFirst = useMemo(
    () =>
      Object.fromEntries(Object.values(machines).map(({ id, chart }) => [id, new Set(foldedAtFirst(chart))])),
    [machines],
  )
  return useMemo(() => {
    const folded = (machine: string): ReadonlySet<string> =>
      chosen[machine] ?? atFirst[machine] ?? new Set<string>()
    const toggle = (machine: string, state: string) =>
      setChosen((before) => {
        const states = new Set(before[machine] ?? atFirst[machine])
        if (!states.delete(state)) states.add(state)
        return { ...before, [machine]: states }
      })
    return { folded, toggle }
  }, [chosen, atFirst])
}

/** A drawing with more states and initial marks has a map. */
const mapped = 20

/** Labels are unreadable below this zoom. */
const readable = 0.48

interface FittedProps {
  /** Id of the actor whose chart is followed. */
  actor: string
  /** Keys of the active states, one per line. */
  active: string
  /** Keys of the possible next states, one per line. */
  next: string
  /** Changes with the drawing. */
  drawing: unknown
}

/**
 * Zooms to all charts, else to the actor's chart, else to its active states and their readable surroundings. Repeats it
 * when the panel changes its size, which also happens when it opens.
 */
function Fitted({ actor, active, next, drawing }: FittedProps) {
  const { fitView, getNodes, getNodesBounds } = useReactFlow()
  const width = useStore((state) => state.width)
  const height = useStore((state) => state.height)
  useEffect(() => {
    if (width === 0 || height === 0 || !drawing) return
    const nodeIds = getNodes().map(({ id }) => id)
    const whole = nodeIds.filter((id) => id.startsWith(keyIn(actor, '')))
    const now = active === '' ? nodeIds : active.split('\n')
    const near = next === '' ? now : [...now, ...next.split('\n')]
    const fits = (ids: string[]) => {
      const bounds = getNodesBounds(ids)
      return Math.min((width - 50) / bounds.width, (height - 12) / bounds.height) >= readable
    }
    const shown = [nodeIds, whole, near].find(fits)
    void fitView({
      nodes: (shown ?? now).map((id) => ({ id })),
      maxZoom: shown ? 1.1 : 0.8,
      // The buttons are on the left.
      padding: { left: '44px', right: '6px', y: '6px' },
    })
  }, [fitView, getNodes, getNodesBounds, width, height, actor, active, next, drawing])
  return null
}

type DrawingProps = Omit<ChartViewProps, 'machines' | 'layOut' | 'visited'> & {
  layouts: readonly DrawnLayout[]
}

function Drawing({ layouts, charts, actor, chosen, enabled = [], onChoose }: DrawingProps) {
  const chosenKey = chosen ? keyIn(chosen.actor, chosen.state.id) : undefined
  const { nodes, edges } = useMemo(() => chartNodes(layouts, chosenKey), [layouts, chosenKey])
  const active = new Set(charts.flatMap((chart) => chart.active.map((id) => keyIn(chart.actor, id))))
  const followed = layouts.find((layout) => layout.actor === actor)
  const activeLeaves = (followed?.layout.states ?? [])
    .map(({ state }) => ({ id: keyIn(actor, state.id), isLeaf: state.states.length === 0 }))
    .filter(({ id, isLeaf }) => isLeaf && active.has(id))
  const next = (followed?.layout.edges ?? []).filter(({ edge }) => edge && enabled.includes(edge.id))
  return (
    <ReactFlow<StateNode | DotNode, TransitionEdge>
      className="xs-chart"
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      minZoom={0.05}
      nodesDraggable={false}
      nodesConnectable={false}
      onlyRenderVisibleElements={nodes.length > 150}
      deleteKeyCode={null}
      proOptions={{ hideAttribution: true }}
      onNodesChange={(changes) => {
        for (const change of changes) {
          const id = change.type === 'select' && change.selected ? change.id : null
          const node = nodes.find((other): other is StateNode => other.id === id && other.type === 'state')
          if (node) onChoose?.(node.data)
        }
      }}
    >
      <ArrowMarker />
      <Fitted
        actor={actor}
        drawing={layouts}
        active={activeLeaves.map(({ id }) => id).join('\n')}
        next={next.map(({ to }) => keyIn(actor, to)).join('\n')}
      />
      <Controls showInteractive={false} />
      {nodes.length > mapped && (
        <MiniMap<StateNode | DotNode>
          style={{ width: 84, height: 56 }}
          pannable
          zoomable
          nodeClassName={({ type, data, id }) =>
            type === 'dot' || data.state.states.length > 0 ? 'xs-outer' : active.has(id) ? 'xs-active' : ''
          }
        />
      )}
    </ReactFlow>
  )
}

const ArrowMarker = () => (
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
)
