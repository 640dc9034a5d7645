import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { eventLabel } from '../chart.ts'
import type { Json } from '../page/redacted.ts'
import { travel, type Run, type Step } from '../protocol.ts'
import { isTaken } from './session.ts'

export interface LogProps {
  steps: readonly Step[]
  runs: readonly Run[]
  /** The ids of the steps that led to the one that is looked at. */
  path: ReadonlySet<number>
  chosen: Step
  /** `null` for the latest. */
  onChoose: (step: Step | null) => void
  onGoBack: (step: Step) => void
}

const kinds = ['Events', 'Emitted', 'Calls'] as const
type Kind = (typeof kinds)[number]

/** Writes a record in one line: `toast · text` for `{ type: 'toast' … }`. */
function inWords(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  const { type, ...others } = value as Readonly<Record<string, Json>>
  const parts = Object.entries(others).map(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? name : `${name}: ${String(inner)}`,
  )
  return [...(typeof type === 'string' ? [type] : []), ...parts].join(' · ')
}

const eventOf = ({ event, origin, after }: Step, run: Run | undefined): string => {
  if (event === travel) return origin ? 'taken to' : after === null ? 'resumed' : 'gone back'
  return event === 'xstate.init' ? 'begins' : eventLabel(event, run?.chart.invoked)
}

/** Lists events, emitted events and calls. Words and kinds filter them; the arrow keys step through them. */
export function Log({ steps, runs, path, chosen, onChoose, onGoBack }: LogProps) {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<ReadonlySet<Kind>>(new Set(kinds))
  const list = useRef<HTMLOListElement>(null)
  const runOf = ({ run }: Step) => runs.find(({ id }) => id === run)
  const rows = steps.filter((step) => {
    const has = { Events: true, Emitted: step.emitted.length > 0, Calls: step.calls.length > 0 }
    const run = runOf(step)
    const text = [
      run?.machine,
      eventOf(step, run),
      step.state,
      ...step.emitted.map(inWords),
      ...step.calls.map(({ name }) => name),
    ]
    return (
      kinds.some((kind) => shown.has(kind) && has[kind]) &&
      text.join(' ').toLowerCase().includes(words.toLowerCase())
    )
  })
  const rowOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-step="${id}"]`)
  useEffect(() => {
    const { current: room } = list
    const row = room?.querySelector<HTMLElement>(`[data-step="${chosen.id}"]`)
    // Not by `scrollIntoView`, which scrolls the panel around the log too.
    if (room && row)
      room.scrollTop = Math.min(
        row.offsetTop,
        Math.max(room.scrollTop, row.offsetTop + row.offsetHeight - room.clientHeight),
      )
  }, [list, chosen.id])

  const choose = (step: Step) => onChoose(step.id === steps.at(-1)?.id ? null : step)
  const walk = (event: KeyboardEvent, step: Step) => {
    const at = rows.indexOf(step)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    const next = to === undefined ? undefined : rows[Math.min(rows.length - 1, Math.max(0, to))]
    if (next) {
      choose(next)
      rowOf(next.id)?.focus()
    } else if (event.key === 'Enter') onGoBack(step)
    else if (event.key === 'Escape') onChoose(null)
    else return
    event.preventDefault()
  }

  return (
    <section aria-label="Log" className="xs-log">
      <div className="xs-bar">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Filter"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={shown.has(kind)}
              onChange={() =>
                setShown((now) => new Set(kinds.filter((one) => now.has(one) !== (one === kind))))
              }
            />
            {kind}
          </label>
        ))}
      </div>
      <ol ref={list}>
        {rows.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              data-step={step.id}
              aria-current={step.id === chosen.id ? 'step' : undefined}
              tabIndex={step.id === (rows.includes(chosen) ? chosen.id : rows[0]?.id) ? 0 : -1}
              className={path.has(step.id) ? '' : 'xs-left'}
              onClick={() => choose(step)}
              onKeyDown={(event) => walk(event, step)}
            >
              {shown.has('Events') && (
                <span>
                  {step.id} <i>{runOf(step)?.machine}</i> {eventOf(step, runOf(step))}{' '}
                  {isTaken(step) ? <b>→ {step.state}</b> : <i>changes nothing</i>}{' '}
                  <i>{(step.atMs / 1000).toFixed(1)} s</i>
                </span>
              )}
              {shown.has('Calls') &&
                step.calls.map(({ name, input }) => (
                  <span key={name} className="xs-call">
                    calls {name} {input !== null && inWords(input)}
                  </span>
                ))}
              {shown.has('Emitted') &&
                step.emitted.map((emitted, index) => (
                  <span key={`${index} ${inWords(emitted)}`} className="xs-emitted">
                    emits {inWords(emitted)}
                  </span>
                ))}
            </button>
          </li>
        ))}
        {rows.length === 0 && <li className="xs-empty">Nothing of this kind yet.</li>}
      </ol>
    </section>
  )
}
