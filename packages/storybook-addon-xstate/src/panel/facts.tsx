import * as React from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ActorInfo, Connection, Details, FaultMode, Json, MachineInfo } from '../protocol.ts'
import { EventForm } from './event-form.tsx'
import { ValueTree } from './value-tree.tsx'

const modes: readonly (readonly [FaultMode, string])[] = [
  ['normal', 'Normal'],
  ['failsNext', 'Fail next'],
  ['slow', 'Answer slowly'],
  ['never', 'Never answer'],
]

export interface NextEventsProps {
  details: Details
  machine: MachineInfo
  /** Called once the focus has moved here; `undefined` if it need not. */
  onFocused: (() => void) | undefined
  onSend: (event: string, named: string | null, payload: Json) => void
}

const focusFirst = (section: HTMLElement) => section.querySelector<HTMLElement>('[type="submit"]')?.focus()

/** Shows the state, and the events that the actor may receive. */
export function NextEvents({ details, machine, onFocused, onSend }: NextEventsProps) {
  const container = useRef<HTMLElement>(null)
  const steppedFrom = useRef<number | null>(null)
  // The button of the last event may have been removed with its state.
  useLayoutEffect(() => {
    const { current } = container
    if (!current || steppedFrom.current === null || steppedFrom.current === details.step) return
    const { activeElement, body } = current.ownerDocument
    if (activeElement === body) focusFirst(current)
    steppedFrom.current = null
  }, [details.step])
  useEffect(() => {
    if (!onFocused || !container.current) return
    focusFirst(container.current)
    onFocused()
  }, [onFocused])
  return (
    <>
      <p className="xs-now">
        <code>{details.state}</code> {machine.states[details.state]}
      </p>
      <section ref={container} aria-label="Next">
        <h2>Next</h2>
        {details.next.map((next) => (
          <EventForm
            key={`${details.actor} ${next.event}`}
            next={next}
            named={machine.events.filter(({ event }) => event === next.event)}
            onSend={(event, named, payload) => {
              steppedFrom.current = container.current?.querySelector(':focus-visible') ? details.step : null
              onSend(event, named, payload)
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
              const [to] = modes[target.selectedIndex] ?? ['normal']
              connection.command({ kind: 'fault', actor: actor.id, invoked, mode: to })
            }}
          >
            {modes.map(([value, text]) => (
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
export const Context = ({ details }: { details: Details }) => (
  <section aria-label="Context">
    <h2>Context</h2>
    {details.context.length === 0 ? <p>No context</p> : <ValueTree entries={details.context} />}
  </section>
)
