import {
  BaseEdge,
  EdgeLabelRenderer,
  Handle,
  Position,
  type Edge,
  type EdgeProps,
  type Node,
  type NodeProps,
} from '@xyflow/react'
import { createContext, useContext } from 'react'
import { isRestState, type ChartState } from '../chart.ts'
import type { EdgeLayout } from '../layout.ts'
import { keyIn, useMark } from './marks.ts'

export type StateNode = Node<
  { actor: string; state: ChartState; isFoldable: boolean; isFolded: boolean },
  'state'
>
export type DotNode = Node<Record<string, never>, 'dot'>
export type TransitionEdge = Edge<{ actor: string; edge: EdgeLayout }, 'transition'>

export interface ChartActions {
  onTake?: ((actor: string, transition: string) => void) | undefined
  onFold: (actor: string, state: string) => void
}

export const ChartActionsContext = createContext<ChartActions>({ onFold: () => undefined })

const Ends = () => (
  <>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
  </>
)

interface LineProps {
  actor: string
  text: string
  /** Id of the transition in the line; `null` without one. */
  transition: string | null
}

function Line({ actor, text, transition }: LineProps) {
  const { onTake } = useContext(ChartActionsContext)
  const key = transition === null ? '' : keyIn(actor, transition)
  const className = useMark((marks) => marks.className(key))
  const isEnabled = useMark((marks) => marks.isEnabled(key))
  const coverage = useMark((marks) => (transition === null ? undefined : marks.coverage(actor, transition)))
  return isEnabled && onTake && transition !== null ? (
    <button
      type="button"
      className={`xs-take nodrag nopan ${className}`}
      data-coverage={coverage}
      onClick={() => onTake(actor, transition)}
    >
      {text}
    </button>
  ) : (
    <span className={className} data-coverage={coverage}>
      {text}
    </span>
  )
}

function StateBox({ data: { actor, state, isFoldable, isFolded } }: NodeProps<StateNode>) {
  const { onFold } = useContext(ChartActionsContext)
  const isActive = useMark((marks) => marks.isActive(keyIn(actor, state.id)))
  const coverage = useMark((marks) => (isRestState(state) ? marks.coverage(actor, state.id) : undefined))
  return (
    <div
      className={`xs-state xs-${state.type}`}
      data-state={state.name}
      data-active={isActive || undefined}
      data-coverage={coverage}
    >
      <Ends />
      {isFoldable && (
        <button
          type="button"
          className="xs-fold nodrag nopan"
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? 'Unfold' : 'Fold'} ${state.name}`}
          onClick={(event) => {
            // Without it the click would also select the state.
            event.stopPropagation()
            onFold(actor, state.id)
          }}
        >
          {isFolded ? '+' : '−'}
        </button>
      )}
      <strong>{state.type === 'history' ? 'H' : state.key}</strong>
      {state.lines.map(({ text, edge }) => (
        <Line key={`${edge} ${text}`} actor={actor} text={text} transition={edge} />
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
  const key = data?.edge.edge ? keyIn(data.actor, data.edge.edge.id) : ''
  const className = useMark((marks) => marks.className(key))
  const coverage = useMark((marks) =>
    data?.edge.edge ? marks.coverage(data.actor, data.edge.edge.id) : undefined,
  )
  if (!data) return null
  const { actor, edge } = data
  const { label, line } = edge
  return (
    <>
      <BaseEdge
        id={id}
        path={line}
        className={`xs-edge ${className}`}
        data-coverage={coverage}
        {...(markerEnd && { markerEnd })}
      />
      {edge.edge && label && (
        <EdgeLabelRenderer>
          <div
            className={`xs-label nodrag nopan ${className}`}
            style={{ transform: `translate(${label.x}px,${label.y}px)`, width: label.width }}
          >
            {label.lines.map((text, index) => (
              <Line
                key={text}
                actor={actor}
                text={text}
                transition={index === 0 ? (edge.edge?.id ?? null) : null}
              />
            ))}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

export const nodeTypes = { state: StateBox, dot: Dot }
export const edgeTypes = { transition: Transition }
