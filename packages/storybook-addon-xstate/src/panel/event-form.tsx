import * as React from 'react'
import { useId, useState } from 'react'
import type { Json, NamedEvent, NextEvent } from '../protocol.ts'

export interface EventFormProps {
  next: NextEvent
  named: readonly NamedEvent[]
  /** `null` sends the payload of the fixture unchanged. */
  onSend: (event: string, named: string | null, payload: Json) => void
}

/** Sends an event that an actor may receive now: a named fixture, or an event with a typed JSON payload. */
export function EventForm({ next, named, onSend }: EventFormProps) {
  const { label, types } = next
  const [name, setName] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const [type, setType] = useState(types?.[0] ?? '')
  const known = useId()
  // An accepted event comes before one that a guard refuses.
  const first = next.choices.find(({ transitions }) => transitions.length > 0) ?? next.choices[0]
  const chosen = named.find((event) => event.name === (name ?? first?.name))
  const isRefused =
    !types &&
    !next.choices.some((choice) => choice.name === (chosen?.name ?? null) && choice.transitions.length > 0)
  const payload = parsed(typed)
  return (
    <form
      className="xs-event"
      onSubmit={(event) => {
        event.preventDefault()
        if (payload !== undefined) onSend(types ? type : next.event, chosen?.name ?? null, payload)
      }}
    >
      <button
        type="submit"
        className={isRefused ? '' : 'xs-go'}
        title={isRefused ? 'A guard refuses this event' : label}
      >
        {label}
      </button>
      {types && (
        <>
          <input
            aria-label={`Type of ${label}`}
            placeholder="type"
            required
            pattern=".*[^*]"
            title="A type without a wildcard"
            list={known}
            value={type}
            onChange={({ target }) => setType(target.value)}
          />
          <datalist id={known}>
            {types.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </datalist>
        </>
      )}
      <details>
        <summary aria-label={`Payload of ${label}`}>payload</summary>
        <textarea
          aria-label={`Payload of ${label} as JSON`}
          aria-invalid={payload === undefined}
          rows={4}
          value={typed ?? JSON.stringify(chosen?.payload ?? {}, null, 1)}
          onChange={(event) => setTyped(event.target.value)}
        />
        {payload === undefined && <p className="xs-alert">This is not a JSON object.</p>}
      </details>
      {named.length > 1 && (
        <select
          aria-label={`Payload of ${label} by name`}
          value={chosen?.name}
          onChange={(event) => {
            setName(event.target.value)
            setTyped(undefined)
          }}
        >
          {named.map((event) => (
            <option key={event.name}>{event.name}</option>
          ))}
        </select>
      )}
    </form>
  )
}

/** Parses the typed payload; `null` for an empty text, `undefined` for anything but an object. */
function parsed(typed: string | undefined): Json | undefined {
  if (typed === undefined) return null
  try {
    const value = JSON.parse(typed) as Json
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
