import { cn } from '@meridian/ui/lib/cn'
import { Maximize, Minus, Plus, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Chart, ChartLine, ChartState } from '../chart.ts'
import { placeChart, type PlacedChart, type PlacedEdge, type PlacedState } from '../place-chart.ts'
import { fitting, reading, showing, useMovedView } from './use-moved-view.ts'

export interface ChartViewProps {
  chart: Chart
  /** The ids of the states that are active. */
  active?: readonly string[] | undefined
  /** The ids of the transitions that led here, the last ones at the end. */
  trail?: readonly string[] | undefined
  /** The ids of those that were taken last. */
  taken?: readonly string[] | undefined
  /** The transitions that can be taken now, by id; each may be pressed. */
  possible?: ReadonlySet<string> | undefined
  onTake?: ((edge: string) => void) | undefined
  /** A state that is looked at. */
  chosen?: string | undefined
  onChoose?: ((state: ChartState) => void) | undefined
}

/** The places of a chart, once they are found. */
function usePlaces(chart: Chart): PlacedChart | null {
  const [found, setFound] = useState<{ chart: Chart; placed: PlacedChart } | null>(null)
  useEffect(() => {
    let isWanted = true
    void placeChart(chart).then((placed) => {
      if (isWanted) setFound({ chart, placed })
    })
    return () => {
      isWanted = false
    }
  }, [chart])
  return found?.chart === chart ? found.placed : null
}

/**
 * A machine as a chart: its states as boxes in boxes, its transitions as arrows. What is active is lit and kept in sight,
 * what was taken leaves a trail, and what can happen now is a button. It is moved by dragging or the arrow keys, and
 * scaled by the wheel or its buttons.
 */
export function ChartView(props: ChartViewProps) {
  const { chart, active } = props
  const placed = usePlaces(chart)
  const stage = useRef<HTMLElement>(null)
  const { view, setView, zoom } = useMovedView(stage)

  // The innermost of what is active.
  const lit = placed?.states.findLast(({ state }) => active?.includes(state.id))
  // The labels that can be pressed.
  const waysOut = (placed?.edges ?? []).flatMap(({ edge, label }) =>
    edge && label && props.possible?.has(edge.id) ? [label] : [],
  )
  const readAgain = useEffectEvent(() =>
    setView(
      (_, room) => placed && reading(room, placed, lit && lit.state.name !== '' ? lit : undefined, waysOut),
    ),
  )
  const show = useEffectEvent((part: PlacedState) =>
    setView((now, room) => now && placed && showing(now, room, placed, part, waysOut)),
  )
  useEffect(() => {
    if (!placed || !stage.current) return
    const observer = new ResizeObserver(() => readAgain())
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [placed])
  useEffect(() => {
    if (lit) show(lit)
  }, [lit])

  return (
    <div className="relative size-full min-h-0">
      <section
        ref={stage}
        aria-label="Chart"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved by the arrow keys
        tabIndex={0}
        className={cn(
          'size-full touch-none overflow-clip bg-void bg-[radial-gradient(var(--color-seam)_1px,transparent_1px)] bg-size-[1.5rem_1.5rem]',
          'cursor-grab focus-visible:outline-2 focus-visible:-outline-offset-2 active:cursor-grabbing',
        )}
      >
        {placed && view ? (
          <div
            className="relative origin-top-left"
            style={{
              width: placed.width,
              height: placed.height,
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
          >
            <Drawing placed={placed} {...props} />
          </div>
        ) : (
          <p className="p-4 text-xs text-ink-muted">The chart is being drawn.</p>
        )}
      </section>
      <div className="absolute right-3 bottom-3 flex rounded-control border border-seam bg-hull">
        <ZoomButton name="Zoom out" icon={Minus} onPress={() => zoom(0.8)} />
        <ZoomButton
          name="Fit"
          icon={Maximize}
          onPress={() => setView((_, room) => placed && fitting(room, placed))}
        />
        <ZoomButton name="Zoom in" icon={Plus} onPress={() => zoom(1.25)} />
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  name: string
  icon: LucideIcon
  onPress: () => void
}

const ZoomButton = ({ name, icon: Icon, onPress }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    onClick={onPress}
    className="grid size-8 place-items-center text-ink-muted transition-colors duration-150 hover:bg-plate hover:text-ink"
  >
    <Icon aria-hidden className="size-4" />
  </button>
)

type EdgeLook = 'plain' | 'possible' | 'trail' | 'taken'

const strokes: Record<EdgeLook, string> = {
  plain: 'stroke-seam-strong',
  possible: 'stroke-signal',
  trail: 'stroke-gate/60',
  taken: 'stroke-gate',
}
const fills: Record<EdgeLook, string> = {
  plain: 'fill-seam-strong',
  possible: 'fill-signal',
  trail: 'fill-gate/60',
  taken: 'fill-gate',
}

interface DrawingProps extends ChartViewProps {
  placed: PlacedChart
}

function Drawing({
  placed,
  active = [],
  trail = [],
  taken = [],
  possible,
  onTake,
  chosen,
  onChoose,
}: DrawingProps) {
  const lookOfId = (id: string | null): EdgeLook => {
    if (id === null) return 'plain'
    if (taken.includes(id)) return 'taken'
    if (possible?.has(id)) return 'possible'
    return trail.includes(id) ? 'trail' : 'plain'
  }
  const lookOf = ({ edge }: PlacedEdge) => lookOfId(edge?.id ?? null)
  return (
    <>
      {placed.states.map((one) => (
        <StateBox
          key={one.state.id}
          {...one}
          isActive={active.includes(one.state.id)}
          isChosen={chosen === one.state.id}
          onChoose={onChoose}
          lookOf={lookOfId}
          possible={possible}
          onTake={onTake}
        />
      ))}
      <svg
        aria-hidden
        width={placed.width}
        height={placed.height}
        className="pointer-events-none absolute inset-0 overflow-visible"
      >
        <defs>
          {(Object.keys(strokes) as EdgeLook[]).map((look) => (
            <marker
              key={look}
              id={`arrow-${look}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="9"
              markerHeight="9"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" className={fills[look]} />
            </marker>
          ))}
        </defs>
        {placed.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className="fill-ink-muted" />
        ))}
        {placed.edges
          .map((one) => ({ one, look: lookOf(one) }))
          .toSorted((first, second) => order.indexOf(first.look) - order.indexOf(second.look))
          .map(({ one, look }) => (
            <path
              key={one.key}
              d={one.line}
              fill="none"
              markerEnd={`url(#arrow-${look})`}
              strokeWidth={look === 'plain' ? 1.25 : 2}
              strokeDasharray={one.edge && one.edge.cause !== 'player' ? '5 4' : undefined}
              className={strokes[look]}
            />
          ))}
      </svg>
      {placed.edges.map((one) => (
        <EdgeLabel key={one.key} placed={one} look={lookOf(one)} onTake={onTake} />
      ))}
    </>
  )
}

/** What lies over what where lines cross. */
const order: readonly EdgeLook[] = ['plain', 'trail', 'possible', 'taken']

interface StateBoxProps extends PlacedState, Pick<ChartViewProps, 'onChoose' | 'onTake' | 'possible'> {
  isActive: boolean
  isChosen: boolean
  lookOf: (edge: string | null) => EdgeLook
}

function StateBox({ state, x, y, width, height, isActive, isChosen, onChoose, ...lines }: StateBoxProps) {
  const hasStates = state.states.length > 0
  const name = (
    <>
      {state.key}
      {isActive && <span className="sr-only">, active</span>}
    </>
  )
  const nameLook = cn(
    'block w-full truncate px-3 text-left font-mono text-[0.8125rem] leading-[1.75rem] font-semibold',
    isActive ? 'text-signal-bright' : 'text-ink',
    state.isTransient && 'italic',
  )
  return (
    <div
      data-state={state.id}
      data-active={isActive || undefined}
      className={cn(
        'absolute rounded-lg border',
        hasStates ? 'bg-hull/70' : 'bg-plate',
        state.isTransient && 'border-dashed',
        state.isFinal && 'outline outline-offset-2 outline-seam-strong',
        isActive ? 'border-signal' : 'border-seam-strong/70',
        isActive && !hasStates && 'bg-signal/15 shadow-glow',
        isActive && state.isFinal && 'outline-signal',
        isChosen && 'ring-2 ring-gate',
      )}
      style={{ left: x, top: y, width, height }}
    >
      {onChoose && state.name !== '' ? (
        <button
          type="button"
          className={cn(nameLook, 'cursor-pointer hover:underline')}
          onClick={() => onChoose(state)}
        >
          {name}
        </button>
      ) : (
        <span className={nameLook}>{name}</span>
      )}
      {state.lines.length > 0 && (
        <ul className="px-3 font-mono text-[0.6875rem] leading-[17px] text-ink-muted">
          {state.lines.map((line) => (
            <li key={line.text} className="whitespace-nowrap">
              <BoxLine line={line} {...lines} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface BoxLineProps extends Pick<StateBoxProps, 'lookOf' | 'possible' | 'onTake'> {
  line: ChartLine
}

/** What a state hears without leaving: pressed and lit as an arrow is, which may be taken again and again. */
function BoxLine({ line: { text, edge }, lookOf, possible, onTake }: BoxLineProps) {
  const look = lookOf(edge)
  const wasTaken = look === 'taken' || look === 'trail'
  if (edge === null || !possible?.has(edge) || !onTake)
    return <span className={cn(wasTaken && 'text-gate')}>{text}</span>
  return (
    <button
      type="button"
      data-edge={edge}
      onClick={() => onTake(edge)}
      className={cn(
        '-mx-1 cursor-pointer rounded-sm px-1 transition-colors duration-150 hover:bg-signal hover:text-on-signal',
        wasTaken ? 'text-gate' : 'text-signal',
      )}
    >
      {text}
    </button>
  )
}

interface EdgeLabelProps {
  placed: PlacedEdge
  look: EdgeLook
  onTake: ChartViewProps['onTake']
}

function EdgeLabel({ placed: { edge, label }, look, onTake }: EdgeLabelProps) {
  if (!edge || !label) return null
  const [first, ...others] = label.lines
  const text = (
    <>
      <span className="block whitespace-nowrap">{first}</span>
      {others.map((line) => (
        <span key={line} className="block whitespace-nowrap opacity-70">
          {line}
        </span>
      ))}
    </>
  )
  const box = { left: label.x, top: label.y, width: label.width, height: label.height }
  const base = 'absolute rounded-sm px-[7px] py-[2px] text-left font-mono text-[0.6875rem] leading-[15px]'
  if (look !== 'possible' || !onTake)
    return (
      <div
        className={cn(
          base,
          'bg-void/85 text-ink-muted',
          (look === 'taken' || look === 'trail') && 'text-gate',
          look === 'possible' && 'text-signal',
        )}
        style={box}
      >
        {text}
      </div>
    )
  return (
    <button
      type="button"
      data-edge={edge.id}
      onClick={() => onTake(edge.id)}
      className={cn(
        base,
        'cursor-pointer bg-hull text-signal ring-1 ring-signal/60 transition-colors duration-150 hover:bg-signal hover:text-on-signal',
      )}
      style={box}
    >
      {text}
    </button>
  )
}
