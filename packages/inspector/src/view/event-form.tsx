import { cn } from '@meridian/ui/lib/cn'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { spoken } from '../chart.ts'
import type { Plain } from '../plain.ts'
import type { Happening, Next } from '../stream.ts'

type Payload = { readonly [field: string]: Plain }

export interface EventFormProps {
  next: Next
  /** The named cases of this event. */
  happenings: readonly Happening[]
  /** What it is called, such as a delay with its `ms`. */
  label?: string | undefined
  /** `payload` holds what was changed, and nothing else. */
  onSend: (happening: string | null, payload: Payload) => void
  /** It is sent by the keyboard. */
  onKeys: () => void
}

const control = 'rounded-control border border-seam-strong bg-void text-ink hover:border-ink-muted'

/** One event that may happen now: a button, a choice among its cases, and a form for what it brings along. */
export function EventForm({ next, happenings, label = spoken(next.event), onSend, onKeys }: EventFormProps) {
  const [name, setName] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [changed, setChanged] = useState<Payload>({})
  const formId = useId()

  // Rather one that comes through than one that a guard refuses.
  const open = next.cases.find(({ edges }) => edges.length > 0) ?? next.cases[0]
  const chosen =
    happenings.find((one) => one.name === name) ?? happenings.find((one) => one.name === open?.name)
  const isRefused = !next.cases.some((one) => one.name === (chosen?.name ?? null) && one.edges.length > 0)
  const fields = Object.entries(chosen?.payload ?? {})

  return (
    <form
      className="rounded-control border border-seam bg-hull/60"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(chosen?.name ?? null, changed)
      }}
    >
      <div className="flex flex-wrap items-stretch gap-1 p-1">
        <button
          type="submit"
          // No pointer has pressed it.
          onClick={({ detail }) => detail === 0 && onKeys()}
          title={isRefused ? 'A guard refuses it as it is' : undefined}
          className={cn(
            'min-w-0 flex-1 truncate rounded-sm px-2 py-1 text-left font-mono text-xs leading-5 transition-colors duration-150',
            happenings.length > 1 && 'basis-full',
            isRefused
              ? 'text-ink-muted hover:bg-plate'
              : 'bg-signal/10 text-signal hover:bg-signal hover:text-on-signal',
          )}
        >
          {label}
        </button>
        {happenings.length > 1 && (
          <select
            aria-label={`Case of ${label}`}
            value={chosen?.name}
            onChange={(event) => {
              setName(event.target.value)
              setChanged({})
            }}
            className={cn(control, 'h-7 min-w-0 flex-1 truncate px-1 text-xs')}
          >
            {happenings.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name}
              </option>
            ))}
          </select>
        )}
        {fields.length > 0 && (
          <button
            type="button"
            aria-label={`Payload of ${label}`}
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setIsOpen(!isOpen)}
            className="grid w-7 place-items-center rounded-sm text-ink-muted hover:bg-plate hover:text-ink aria-expanded:text-signal"
          >
            <SlidersHorizontal aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
      {fields.length > 0 && (
        <div id={formId} hidden={!isOpen} className="space-y-2 border-t border-seam p-2">
          {fields.map(([field, value]) => (
            <Field
              key={`${chosen?.name} ${field}`}
              name={field}
              value={value}
              onChange={(to) => setChanged((now) => ({ ...now, [field]: to }))}
            />
          ))}
        </div>
      )}
    </form>
  )
}

interface FieldProps {
  name: string
  value: Plain
  onChange: (value: Plain) => void
}

function Field({ name, value, onChange }: FieldProps) {
  const id = useId()
  const [isBroken, setIsBroken] = useState(false)
  const label = (
    <label htmlFor={id} className="font-mono text-xs leading-5 text-ink-muted">
      {name}
    </label>
  )
  if (typeof value === 'boolean')
    return (
      <div className="flex items-center gap-2">
        <input
          id={id}
          type="checkbox"
          defaultChecked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="accent-signal"
        />
        {label}
      </div>
    )
  const isData = typeof value === 'object'
  return (
    <div>
      {label}
      {isData ? (
        <textarea
          id={id}
          rows={Math.min(8, JSON.stringify(value, null, 1).split('\n').length)}
          defaultValue={JSON.stringify(value, null, 1)}
          aria-invalid={isBroken}
          onChange={(event) => {
            try {
              onChange(JSON.parse(event.target.value) as Plain)
              setIsBroken(false)
            } catch {
              setIsBroken(true)
            }
          }}
          className={cn(control, 'w-full p-2 font-mono text-xs', isBroken && 'border-alert')}
        />
      ) : (
        <input
          id={id}
          type={typeof value === 'number' ? 'number' : 'text'}
          defaultValue={value}
          onChange={(event) =>
            onChange(typeof value === 'number' ? event.target.valueAsNumber : event.target.value)
          }
          className={cn(control, 'h-8 w-full px-2 font-mono text-xs')}
        />
      )}
      {isBroken && <p className="text-xs text-alert">This is no JSON.</p>}
    </div>
  )
}
