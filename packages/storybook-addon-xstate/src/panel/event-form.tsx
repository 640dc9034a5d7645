import { useState } from 'react'
import type { Json } from '../page/redacted.ts'
import type { Fields, NamedEvent, Next } from '../protocol.ts'

export interface EventFormProps {
  next: Next
  label: string
  named: readonly NamedEvent[]
  onSend: (named: string | null, payload: Fields) => void
}

/** Sends an event that a machine may receive now, as one of its fixtures or with a payload as JSON. */
export function EventForm({ next, label, named, onSend }: EventFormProps) {
  const [name, setName] = useState<string>()
  const [typed, setTyped] = useState<string>()
  // Rather a case that comes through than one that a guard refuses.
  const open = next.choices.find(({ edges }) => edges.length > 0) ?? next.choices[0]
  const chosen = named.find((one) => one.name === (name ?? open?.name))
  const isRefused = !next.choices.some((one) => one.name === (chosen?.name ?? null) && one.edges.length > 0)
  const payload = parsed(typed)
  return (
    <form
      className="xs-event"
      onSubmit={(event) => {
        event.preventDefault()
        if (payload !== null) onSend(chosen?.name ?? null, payload)
      }}
    >
      <button
        type="submit"
        className={isRefused ? '' : 'xs-go'}
        title={isRefused ? 'A guard refuses it as it is' : label}
      >
        {label}
      </button>
      {named.length > 1 && (
        <select
          aria-label={`Case of ${label}`}
          value={chosen?.name}
          onChange={(event) => {
            setName(event.target.value)
            setTyped(undefined)
          }}
        >
          {named.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
      )}
      <details>
        <summary aria-label={`Payload of ${label}`}>payload</summary>
        <textarea
          aria-label={`Payload of ${label} as JSON`}
          aria-invalid={payload === null}
          rows={4}
          value={typed ?? JSON.stringify(chosen?.payload ?? {}, null, 1)}
          onChange={(event) => setTyped(event.target.value)}
        />
        {payload === null && <p className="xs-alert">This is not a JSON object.</p>}
      </details>
    </form>
  )
}

/** Reads the typed fields: none if nothing was typed, `null` if the text is no object. */
function parsed(typed: string | undefined): Fields | null {
  if (typed === undefined) return {}
  try {
    const value = JSON.parse(typed) as Json
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}
