import * as React from 'react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { allStates, canRest, foldedAtFirst, foldedChart, withoutLines, type ChartLine } from '../chart.ts'
import { dotSize, layoutChart, type ChartLayout, type StateLayout } from '../layout.ts'
import type { MachineInfo } from '../protocol.ts'
import { Tool } from './tool.tsx'

export interface ChartViewProps {
  machine: Pick<MachineInfo, 'chart' | 'states'>
  /** Ids of active states. */
  active?: readonly string[]
  /** Ids of the transitions that the last step took, of those that led there, and of those that can be taken now. */
  taken?: readonly string[]
  trail?: readonly string[]
  enabled?: readonly string[]
  onTake?: (transition: string) => void
  /** Starts the machine in a state, by its path. Without it, it cannot. */
  onGo?: ((state: string) => void) | undefined
}

/** Boxes have only names where their lines would be smaller. Names are readable down to the second zoom. */
const readable = { lines: 0.6, names: 0.4 }

/** px around a chart that fits. */
const margin = 6

/** Draws a machine as a statechart: its active states, the transitions that led there, and the next ones. */
export function ChartView(props: ChartViewProps) {
  const { element, size } = useSize()
  return (
    <div ref={element} className="xs-drawing">
      {size && <SizedChart {...props} {...size} />}
    </div>
  )
}

interface Size {
  width: number
  height: number
}

function SizedChart({ machine, onGo, width, height, ...marks }: ChartViewProps & Size) {
  const { chart } = machine
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(foldedAtFirst(chart)))
  const [chosen, setChosen] = useState<string | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const direction = width > height ? 'right' : 'down'
  const zoomOf = (layout: ChartLayout) =>
    Math.min(1, (width - 2 * margin) / layout.width, (height - 2 * margin) / layout.height)
  const drawn = useMemo(() => foldedChart(chart, folded), [chart, folded])
  const full = useMemo(() => layoutChart(drawn, direction), [drawn, direction])
  const isSmall = zoom === null && zoomOf(full) < readable.lines
  const layout = useMemo(
    () => (isSmall ? layoutChart(withoutLines(drawn), direction) : full),
    [isSmall, full, drawn, direction],
  )
  const scale = zoom ?? Math.max(readable.names, zoomOf(layout))
  const canvas = useActiveInView(layout, scale, marks.active ?? [])
  const state = allStates(chart.root).find(({ id }) => id === chosen)
  const toggle = (id: string) => {
    const states = new Set(folded)
    if (!states.delete(id)) states.add(id)
    setFolded(states)
  }
  return (
    <>
      <div ref={canvas} className="xs-canvas">
        <div className="xs-sheet" style={{ width: layout.width * scale, height: layout.height * scale }}>
          <div
            className="xs-chart"
            style={{ width: layout.width, height: layout.height, transform: `scale(${scale})` }}
          >
            <Lines layout={layout} {...marks} />
            {layout.states.map((box) => (
              <StateBox
                key={box.state.id}
                box={box}
                isFolded={folded.has(box.state.id)}
                onFold={box.state.id === chart.root.id ? undefined : toggle}
                isChosen={chosen === box.state.id}
                onChoose={setChosen}
                {...marks}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="xs-zoom">
        <Tool name="−" title="Zoom out" onClick={() => setZoom(Math.max(scale / 1.25, 0.1))} />
        <Tool
          name="+"
          title="Zoom in"
          onClick={() => setZoom(isSmall ? readable.lines : Math.min(scale * 1.25, 2))}
        />
        {zoom !== null && <Tool name="Fit" onClick={() => setZoom(null)} />}
      </div>
      {state && (
        <div className="xs-card">
          <p>
            <code>{state.name || state.key}</code> {machine.states[state.name] ?? state.description}
          </p>
          {onGo && state !== chart.root && canRest(state) && (
            <Tool
              name="Go there"
              title="Starts the machine again in this state, by the shortest path. Its calls and delays wait for you."
              onClick={() => {
                setChosen(null)
                onGo(state.name)
              }}
            />
          )}
          <Tool name="Close" onClick={() => setChosen(null)} />
        </div>
      )}
    </>
  )
}

/** Returns the size of an element in px, once the browser has laid it out: reading it earlier would hold up the page. */
function useSize() {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.offsetWidth, height: current.offsetHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}

/** Scrolls to the active states of a chart that is larger than its pane. */
function useActiveInView({ states }: ChartLayout, scale: number, active: readonly string[]) {
  const element = useRef<HTMLDivElement>(null)
  const box = states.findLast(({ state }) => active.includes(state.id))
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  useEffect(() => {
    const { current } = element
    current?.scrollTo(x * scale - current.clientWidth / 2, y * scale - current.clientHeight / 2)
  }, [x, y, scale])
  return element
}

type Marks = Pick<ChartViewProps, 'active' | 'taken' | 'trail' | 'enabled' | 'onTake'>

const pathClass = ({ taken, trail }: Marks, id: string | null): string =>
  id === null ? '' : taken?.includes(id) ? 'xs-taken' : trail?.includes(id) ? 'xs-trail' : ''

const Lines = ({ layout: { width, height, edges, dots }, ...marks }: Marks & { layout: ChartLayout }) => (
  <svg width={width} height={height} aria-hidden>
    <marker
      id="xs-arrow"
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerUnits="userSpaceOnUse"
      markerWidth="9"
      markerHeight="9"
      orient="auto"
    >
      <path d="M0 0L8 4L0 8z" fill="context-stroke" />
    </marker>
    {edges.map(({ key, edge, line }) => (
      <path
        key={key}
        d={line}
        className={`xs-edge ${pathClass(marks, edge?.id ?? null)}`}
        markerEnd="url(#xs-arrow)"
      />
    ))}
    {dots.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={dotSize / 2} className="xs-dot" />
    ))}
  </svg>
)

interface StateBoxProps extends Marks {
  box: StateLayout
  isFolded: boolean
  onFold?: ((state: string) => void) | undefined
  isChosen: boolean
  onChoose: (state: string) => void
}

function StateBox({ box, isFolded, onFold, isChosen, onChoose, ...marks }: StateBoxProps): ReactNode {
  const { state, x, y, width, height, columns } = box
  return (
    <div
      className={`xs-state xs-${state.type}`}
      style={{ left: x, top: y, width, height }}
      data-state={state.name}
      data-active={marks.active?.includes(state.id) || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className="xs-name"
        aria-label={`State ${state.name || state.key}`}
        onClick={() => onChoose(state.id)}
      >
        {state.type === 'history' ? 'H' : state.key}
      </button>
      {onFold && (isFolded || state.states.length > 0) && (
        <button
          type="button"
          className="xs-fold"
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? 'Unfold' : 'Fold'} ${state.name}`}
          onClick={() => onFold(state.id)}
        >
          {isFolded ? '+' : '−'}
        </button>
      )}
      {state.lines.length > 0 && (
        <div className="xs-lines" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {state.lines.map((line) => (
            <Line key={line.edge ?? line.text} line={line} {...marks} />
          ))}
        </div>
      )}
    </div>
  )
}

function Line({ line: { text, edge, actions = [] }, ...marks }: Marks & { line: ChartLine }): ReactNode {
  const { enabled, onTake } = marks
  const shared = {
    className: pathClass(marks, edge),
    title: actions.length > 0 ? `${text} / ${actions.join(', ')}` : undefined,
  }
  if (edge === null || !onTake || !enabled?.includes(edge)) return <span {...shared}>{text}</span>
  return (
    <button type="button" {...shared} onClick={() => onTake(edge)}>
      {text}
    </button>
  )
}
