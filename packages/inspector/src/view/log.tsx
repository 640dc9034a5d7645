import { cn } from '@meridian/ui/lib/cn'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { spoken } from '../chart.ts'
import type { Plain } from '../plain.ts'
import { isHeard } from '../session.ts'
import { travel, type Step } from '../stream.ts'

export interface LogProps {
  steps: readonly Step[]
  /** The ids of those that led to the step that is looked at. */
  path: ReadonlySet<number>
  chosen: Step | undefined
  /** `null` for the latest. */
  onChoose: (step: Step | null) => void
  /** Enter on a step. */
  onGoBack: (step: Step) => void
  /** The machine of a run. */
  machineOf: (run: string) => string
}

const kinds = ['Events', 'Tells', 'Calls'] as const
type Kind = (typeof kinds)[number]

/** A record in one line: `{ type: 'toast' … }` as `toast · text`. */
function inWords(value: Plain): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  const { type, ...others } = value as Readonly<Record<string, Plain>>
  const parts = Object.entries(others).map(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? name : `${name}: ${String(inner)}`,
  )
  return [...(typeof type === 'string' ? [type] : []), ...parts].join(' · ')
}

const eventOf = ({ event, origin, after }: Step): string => {
  if (event === travel) return origin ? 'taken to' : after === null ? 'resumed' : 'gone back'
  return event === 'xstate.init' ? 'begins' : spoken(event)
}

/** Everything that happened, told and was called: filtered by words and kinds, walked through by the arrow keys. */
export function Log({ steps, path, chosen, onChoose, onGoBack, machineOf }: LogProps) {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<ReadonlySet<Kind>>(new Set(kinds))
  const list = useRef<HTMLOListElement>(null)

  const rows = steps.filter((step) => {
    const has = { Events: true, Tells: step.tells.length > 0, Calls: step.calls.length > 0 }
    if (!kinds.some((kind) => shown.has(kind) && has[kind])) return false
    const text = [
      machineOf(step.run),
      eventOf(step),
      step.state,
      ...step.tells.map(inWords),
      ...step.calls.map(({ name }) => name),
    ]
    return text.join(' ').toLowerCase().includes(words.toLowerCase())
  })
  const chosenId = chosen?.id
  useEffect(() => {
    list.current?.querySelector(`[data-step="${chosenId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  const choose = (step: Step) => onChoose(step.id === steps.at(-1)?.id ? null : step)
  const walk = (event: KeyboardEvent, step: Step) => {
    const at = rows.indexOf(step)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to !== undefined) {
      const next = rows[Math.min(rows.length - 1, Math.max(0, to))]!
      choose(next)
      list.current?.querySelector<HTMLElement>(`[data-step="${next.id}"]`)?.focus()
    } else if (event.key === 'Enter') onGoBack(step)
    else if (event.key === 'Escape') onChoose(null)
    else return
    event.preventDefault()
  }

  return (
    <section aria-label="Log" className="flex min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b border-seam p-2">
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="Filter"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="h-7 min-w-0 flex-1 rounded-control border border-seam-strong bg-void px-2 text-xs text-ink placeholder:text-ink-muted"
        />
        {kinds.map((kind) => (
          <label
            key={kind}
            className="cursor-pointer rounded-control border border-seam px-1.5 py-0.5 text-xs text-ink-muted has-checked:border-signal/60 has-checked:text-signal has-focus-visible:outline-2"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={shown.has(kind)}
              onChange={() =>
                setShown((now) => new Set(kinds.filter((one) => now.has(one) !== (one === kind))))
              }
            />
            {kind}
          </label>
        ))}
      </div>
      <ol ref={list} className="min-h-0 flex-1 overflow-y-auto font-mono text-xs">
        {rows.map((step) => (
          <li key={step.id} className="border-b border-seam/60">
            <button
              type="button"
              data-step={step.id}
              aria-current={step.id === chosenId ? 'step' : undefined}
              tabIndex={step.id === (rows.includes(chosen!) ? chosenId : rows[0]?.id) ? 0 : -1}
              onClick={() => choose(step)}
              onKeyDown={(event) => walk(event, step)}
              className={cn(
                'block w-full px-2 py-1.5 text-left leading-4 -outline-offset-2 hover:bg-plate/60 aria-[current]:bg-plate',
                !path.has(step.id) && 'opacity-60',
              )}
            >
              {shown.has('Events') && (
                <span className="flex gap-2">
                  <span className="w-7 shrink-0 text-right text-ink-muted">{step.id}</span>
                  <span className="min-w-0 flex-1">
                    <span className="text-ink-muted">{machineOf(step.run)} </span>
                    {eventOf(step)}
                    {isHeard(step) ? (
                      <span className="text-signal"> → {step.state}</span>
                    ) : (
                      <span className="text-ink-muted"> changes nothing</span>
                    )}
                  </span>
                  <span className="shrink-0 text-ink-muted">{(step.atMs / 1000).toFixed(1)} s</span>
                </span>
              )}
              {shown.has('Calls') &&
                step.calls.map(({ name, input }) => (
                  <span key={name} className="block truncate pl-9 text-good">
                    asks {name} {inWords(input)}
                  </span>
                ))}
              {shown.has('Tells') &&
                step.tells.map((tell, index) => (
                  <span
                    key={`${index} ${inWords(tell)}`}
                    className="block truncate pl-9 text-gate"
                    title={inWords(tell)}
                  >
                    tells {inWords(tell)}
                  </span>
                ))}
            </button>
          </li>
        ))}
        {rows.length === 0 && <li className="p-3 text-ink-muted">Nothing of this kind yet.</li>}
      </ol>
    </section>
  )
}
