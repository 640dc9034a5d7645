import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ActorInfo, Step } from '../protocol.ts'

export interface LogProps {
  steps: readonly Step[]
  actors: readonly ActorInfo[]
  /** Counts the steps that are no longer stored. */
  dropped: number
  /** Ids of the steps that led to the shown one. */
  path: ReadonlySet<number>
  shown: number
  onShow: (step: Step) => void
  onRestore: (step: Step) => void
}

const kinds = ['Events', 'Emitted', 'Invoked'] as const
type Kind = (typeof kinds)[number]

interface Row {
  key: string
  kind: Kind
  step: Step
  text: string
}

/** In px, as in the style sheet. Equal heights locate rows that are not drawn. */
const rowHeight = 24

const rowsOf = (step: Step): Row[] => [
  { key: `${step.id}`, kind: 'Events', step, text: step.label },
  ...step.invoked.map((text, index) => ({
    key: `${step.id} invokes ${index}`,
    kind: 'Invoked' as const,
    step,
    text: `invokes ${text}`,
  })),
  ...step.emitted.map((text, index) => ({
    key: `${step.id} emits ${index}`,
    kind: 'Emitted' as const,
    step,
    text: `emits ${text}`,
  })),
]

/**
 * Lists events, emitted events and invocations. A text and the kinds filter them, and the arrow keys step through them.
 */
export function Log({ steps, actors, dropped, path, shown, onShow, onRestore }: LogProps) {
  const [text, setText] = useState('')
  const [visible, setVisible] = useState<ReadonlySet<Kind>>(new Set(kinds))
  const machines = useMemo(() => new Map(actors.map(({ id, machine }) => [id, machine])), [actors])
  const rows = useMemo(() => {
    const sought = text.toLowerCase()
    return steps.flatMap(rowsOf).filter(({ kind, step, text: line }) => {
      const searched = `${machines.get(step.actor)} ${line} ${kind === 'Events' ? step.state : ''}`
      return visible.has(kind) && searched.toLowerCase().includes(sought)
    })
  }, [steps, machines, visible, text])
  return (
    <section aria-label="Log" className="xs-log">
      <div className="xs-bar">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Filter"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={visible.has(kind)}
              onChange={() =>
                setVisible(new Set(kinds.filter((other) => visible.has(other) !== (other === kind))))
              }
            />
            {kind}
          </label>
        ))}
      </div>
      {dropped > 0 && <p className="xs-dropped">Only the last {steps.length} steps are stored.</p>}
      {rows.length === 0 && <p className="xs-empty">Nothing to show.</p>}
      <Rows {...{ rows, machines, path, shown, onShow, onRestore }} />
    </section>
  )
}

interface RowsProps extends Pick<LogProps, 'path' | 'shown' | 'onShow' | 'onRestore'> {
  rows: readonly Row[]
  machines: ReadonlyMap<string, string>
}

function Rows({ rows, machines, path, shown, onShow, onRestore }: RowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const inSight = useRowsInSight(list)
  const [focused, setFocused] = useState<string | null>(null)
  const shownAt = rows.findIndex(({ step }) => step.id === shown)
  const focusedAt = rows.findIndex(({ key }) => key === focused)
  const tabStop = rows[focusedAt] ?? rows[shownAt] ?? rows[0]
  useSteadyRows(list, rows)
  useEffect(() => {
    // A row must not move while somebody is about to click it.
    if (list.current && !list.current.matches(':hover')) scrollToRow(list.current, shownAt)
  }, [shownAt])
  useLayoutEffect(() => {
    if (focused !== null) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focused])
  const onKeyDown = (event: KeyboardEvent, row: Row) => {
    const at = rows.indexOf(row)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    const next = to === undefined ? undefined : rows[Math.min(rows.length - 1, Math.max(0, to))]
    if (next) {
      if (list.current) scrollToRow(list.current, rows.indexOf(next))
      setFocused(next.key)
      onShow(next.step)
    } else if (event.key === 'Enter') onRestore(row.step)
    else return
    event.preventDefault()
  }
  return (
    <ol ref={list}>
      <li aria-hidden style={{ height: rows.length * rowHeight }} />
      {rows.map(
        (row, index) =>
          (row === tabStop || inSight(index)) && (
            <li
              key={row.key}
              className="xs-row"
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              style={{ top: index * rowHeight }}
            >
              <button
                type="button"
                title={row.text}
                aria-current={row.step.id === shown && row.kind === 'Events' ? 'step' : undefined}
                tabIndex={row === tabStop ? 0 : -1}
                className={path.has(row.step.id) ? '' : 'xs-left'}
                onClick={() => onShow(row.step)}
                onBlur={({ relatedTarget }) => {
                  if (!list.current?.contains(relatedTarget)) setFocused(null)
                }}
                onKeyDown={(event) => onKeyDown(event, row)}
              >
                <RowText row={row} machine={machines.get(row.step.actor)} />
              </button>
            </li>
          ),
      )}
    </ol>
  )
}

/** Holds visible rows in place when rows above them are removed. */
function useSteadyRows(list: { current: HTMLElement | null }, rows: readonly Row[]): void {
  const before = useRef(rows)
  useLayoutEffect(() => {
    const dropped = before.current.findIndex(({ key }) => key === rows[0]?.key)
    if (dropped > 0) list.current?.scrollBy(0, -dropped * rowHeight)
    before.current = rows
  }, [list, rows])
}

/** Scrolls a row into view. `scrollIntoView` would also scroll the panel around the log. */
function scrollToRow(list: HTMLElement, index: number): void {
  if (index >= 0)
    list.scrollTop = Math.min(
      index * rowHeight,
      Math.max(list.scrollTop, (index + 1) * rowHeight - list.clientHeight),
    )
}

const RowText = ({ row: { kind, step, text }, machine }: { row: Row; machine: string | undefined }) =>
  kind === 'Events' ? (
    <>
      {step.id} <i>{machine}</i> {text} {step.isTaken ? <b>→ {step.state}</b> : <i>changes nothing</i>}{' '}
      <i>{(step.atMs / 1000).toFixed(1)} s</i>
    </>
  ) : (
    <span className="xs-effect">{text}</span>
  )

/** Returns a function that says whether a row is in view, or nearly. */
function useRowsInSight(list: { current: HTMLElement | null }) {
  const [view, setView] = useState({ top: 0, height: 600 })
  useEffect(() => {
    const { current } = list
    if (!current) return
    const read = () => setView({ top: current.scrollTop, height: current.clientHeight })
    const observer = new ResizeObserver(read)
    observer.observe(current)
    current.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', read)
    }
  }, [list])
  const spare = 5 * rowHeight
  return (index: number) =>
    index * rowHeight > view.top - spare && index * rowHeight < view.top + view.height + spare
}
