import { useLayoutEffect, useRef } from 'react'
import type { ActorInfo, Details, FaultMode, Json, Connection, MachineInfo, NextEvent } from '../protocol.ts'
import { EventForm } from './event-form.tsx'
import { ValueTree } from './value-tree.tsx'

const modes: Record<FaultMode, string> = {
  normal: 'Normal',
  failsNext: 'Fail next',
  slow: 'Answer slowly',
  never: 'Never answer',
}

export interface NextEventsProps {
  details: Details
  machine: MachineInfo
  onSend: (next: NextEvent, named: string | null, payload: Json) => void
}

/** Shows the state, and the events that the actor may receive. */
export function NextEvents({ details, machine, onSend }: NextEventsProps) {
  const container = useRef<HTMLElement>(null)
  const steppedFrom = useRef<number | null>(null)
  // The button of the last event may have been removed with its state.
  useLayoutEffect(() => {
    const { current } = container
    if (!current || steppedFrom.current === null || steppedFrom.current === details.step) return
    const { activeElement, body } = current.ownerDocument
    if (activeElement === body) current.querySelector<HTMLElement>('[type="submit"]')?.focus()
    steppedFrom.current = null
  }, [details.step])
  return (
    <>
      <p className="xs-now">
        <code>{details.state}</code> {machine.states[details.state]}
      </p>
      <section ref={container} aria-label="Next">
        <h2>Next</h2>
        {details.next.map((next) => (
          <EventForm
            key={next.event}
            next={next}
            named={machine.events.filter(({ event }) => event === next.event)}
            onSend={(named, payload) => {
              steppedFrom.current = container.current?.querySelector(':focus-visible') ? details.step : null
              onSend(next, named, payload)
            }}
          />
        ))}
        {!details.isCurrent && <p>Events can be sent only from the current step.</p>}
        {details.isCurrent && details.next.length === 0 && <p>No event is possible in this state.</p>}
      </section>
    </>
  )
}

/** Makes invoked actors fail or answer late. */
export function Faults({ actor, connection }: { actor: ActorInfo; connection: Connection }) {
  const faults = Object.entries(actor.faults)
  if (faults.length === 0) return null
  return (
    <section aria-label="Invoked">
      <h2>Invoked</h2>
      {faults.map(([invoked, mode]) => (
        <label key={invoked} className="xs-mode">
          {invoked}
          <select
            value={mode}
            onChange={({ target }) => {
              const to = Object.keys(modes).find((known): known is FaultMode => known === target.value)
              if (to) connection.command({ kind: 'fault', actor: actor.id, invoked, mode: to })
            }}
          >
            {Object.entries(modes).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  )
}

/** Shows the context of a step, and marks the changes of that step. */
export const Context = ({ details, connection }: { details: Details; connection: Connection }) => (
  <section aria-label="Context" className="xs-context">
    <h2>Context</h2>
    {details.context.entries.length === 0 ? (
      <p>No context</p>
    ) : (
      <ValueTree connection={connection} step={details.step} first={details.context} />
    )}
  </section>
)
