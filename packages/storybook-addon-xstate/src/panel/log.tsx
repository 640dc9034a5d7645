import * as React from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ActorInfo, Step } from '../protocol.ts'

export interface LogProps {
  steps: readonly Step[]
  actors: readonly ActorInfo[]
  /** Earlier steps are no longer stored. */
  isCut: boolean
  /** Ids of the steps that led to the shown one. */
  path: ReadonlySet<number>
  shown: number
  onShow: (step: Step) => void
  onRestore: (step: Step) => void
}

/** Lists events with what they invoked and emitted. A text filters them, and the arrow keys step through them. */
export function Log({ steps, actors, isCut, path, shown, onShow, onRestore }: LogProps) {
  const list = useRef<HTMLOListElement>(null)
  const isStepping = useRef(false)
  const [text, setText] = useState('')
  const names = useMemo(() => new Map(actors.map(({ id, name }) => [id, name])), [actors])
  const rows = useMemo(() => {
    const sought = text.toLowerCase()
    return steps.filter(({ actor, label, state, invoked, emitted }) =>
      [names.get(actor), label, state, ...invoked, ...emitted].join(' ').toLowerCase().includes(sought),
    )
  }, [steps, names, text])
  const shownAt = rows.findIndex(({ id }) => id === shown)
  const tabStop = Math.max(0, shownAt)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-step="${shown}"]`)
    // A row must not move while somebody is about to click it.
    if (!list.current || !row || list.current.matches(':hover')) return
    // `scrollIntoView` would also scroll the panel around the log.
    const { scrollTop, clientHeight } = list.current
    list.current.scrollTop = Math.min(
      row.offsetTop,
      Math.max(scrollTop, row.offsetTop + row.offsetHeight - clientHeight),
    )
  }, [shown])
  useLayoutEffect(() => {
    if (isStepping.current) list.current?.children[tabStop]?.querySelector('button')?.focus()
    isStepping.current = false
  }, [tabStop])
  const onKeyDown = (event: KeyboardEvent, step: Step, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    const next = to === undefined ? undefined : rows[to]
    if (next && next !== step) {
      isStepping.current = true
      onShow(next)
    } else if (event.key === 'Enter') onRestore(step)
    else return
    event.preventDefault()
  }
  return (
    <section aria-label="Log" className="xs-log">
      <div className="xs-bar">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Filter the log"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {isCut && <p className="xs-cut">Only the last {steps.length} steps are stored.</p>}
      {rows.length === 0 && <p className="xs-empty">Nothing to show.</p>}
      <ol ref={list}>
        {rows.map((step, at) => (
          <li key={step.id} data-step={step.id}>
            <button
              type="button"
              aria-current={at === shownAt ? 'step' : undefined}
              tabIndex={at === tabStop ? 0 : -1}
              className={path.has(step.id) ? '' : 'xs-left'}
              onClick={() => onShow(step)}
              onKeyDown={(event) => onKeyDown(event, step, at)}
            >
              {step.id} <i>{names.get(step.actor)}</i> {step.label}{' '}
              {step.isTaken ? <b>→ {step.state}</b> : <i>changes nothing</i>}{' '}
              <i>{(step.atMs / 1000).toFixed(1)} s</i>
              {effectsOf(step).map((effect, index) => (
                <span key={`${index} ${effect}`} className="xs-effect">
                  {effect}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const effectsOf = ({ invoked, emitted }: Step) => [
  ...invoked.map((text) => `invokes ${text}`),
  ...emitted.map((text) => `emits ${text}`),
]
