import type { AnyMachineSnapshot } from 'xstate'
import { causeOf } from '../chart.ts'
import type { Command } from '../protocol.ts'
import { delaysUntil } from './next-events.ts'
import type { MachineFixtures } from './paths.ts'
import { editable, payloadOf, withEdits } from './payload.ts'
import type { RecordedActor } from './recorder.ts'
import type { Show } from './show.ts'

type SendCommand = Extract<Command, { kind: 'send' }>

/** Sends the event of a command. A delay follows the delays that end before it. A named event has its edited fields. */
export function sendEvent(
  { actor, machine }: RecordedActor,
  { event, named, payload }: SendCommand,
  fixtures: MachineFixtures,
  show: Show,
): void {
  if (causeOf(event) === 'delay') {
    for (const type of delaysUntil(machine, actor.getSnapshot() as AnyMachineSnapshot, event))
      actor.send({ type })
    return
  }
  const fixture = named === null ? undefined : fixtures.events?.[named]
  const original: Record<string, unknown> = fixture?.type === event ? payloadOf(fixture) : {}
  const fields = payload === null ? original : withEdits(original, editable(original, [], show), payload)
  actor.send({ ...(fields as object), type: event })
}
