import fc from 'fast-check'
import { createActor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { endedCall, flushPromises, withCalls } from './calls.ts'
import { TestClock } from './test-clock.ts'
import { eventTypesOf } from './graph.ts'
import type { PathFixtures } from './machine-fixtures.ts'

/** One step of a random run; `choice` picks one of the possible events or calls. */
type Step = { what: 'event' | 'call ends'; choice: number } | { what: 'next timer' }

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ what: fc.constantFrom('event', 'call ends'), choice: fc.nat(99) }),
    fc.record({ what: fc.constant('next timer') }),
  ),
  { maxLength: 24, size: 'max' },
)

/** A flow must be idle after this number of answers and timers without user events. */
const stepLimit = 60

/** Runs a flow once with simulated time. Returns the rules that it broke. */
async function breaches(
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  input: unknown,
  run: readonly Step[],
): Promise<string[]> {
  const broken: string[] = []
  const { machine: provided, calls } = withCalls(machine, undefined, 'wait')
  const clock = new TestClock()
  const actor = createActor(provided, { clock, input })
  const live = () => calls.waiting.filter(({ signal }) => !signal.aborted)
  actor.subscribe({ error: (error) => broken.push(`the flow broke down: ${String(error)}`) })
  actor.start()
  const waits = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active' &&
    eventTypesOf(snapshot).some((type) => endedCall({ type }) || type.startsWith('xstate.after.'))

  async function take(step: Step): Promise<void> {
    const [call] = live()
    const pick = (from: readonly AnyEventObject[]) =>
      'choice' in step ? from[step.choice % from.length] : undefined
    if (step.what === 'call ends' && call) {
      const ending = pick(events.filter((event) => endedCall(event) === call.id))
      if (!ending) return void broken.push(`nothing is known of how "${call.id}" ends`)
      calls.complete(ending)
    } else if (step.what === 'event') {
      const event = pick(events.filter(({ type }) => !type.startsWith('xstate.')))
      if (event) actor.send(event)
    } else if (step.what === 'next timer') clock.toNextTimer()
    await flushPromises()
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (live().length > 1) broken.push(`two calls at once in ${JSON.stringify(snapshot.value)}`)
  }

  for (const step of run) if (actor.getSnapshot().status === 'active') await take(step)
  // With no further input the machine must settle.
  for (let waited = 0; waits(actor.getSnapshot()); waited += 1) {
    if (waited === stepLimit) {
      broken.push(`a wait never ended in ${JSON.stringify(actor.getSnapshot().value)}`)
      break
    }
    await take(live().length > 0 ? { what: 'call ends', choice: waited } : { what: 'next timer' })
  }
  actor.stop()
  return broken
}

/**
 * Runs a flow at random. A run may not crash, call twice at once or wait for ever. Returns the report of the shortest
 * failing run.
 */
export async function brokenBy<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Pick<PathFixtures<Machine>, 'inputs' | 'events'>,
  numRuns: number,
): Promise<string | undefined> {
  const property = fc.asyncProperty(fc.constantFrom(...inputs), steps, async (input, run) => {
    const broken = await breaches(machine, Object.values(events), input, run)
    if (broken.length > 0) throw new Error(broken.join('\n'))
  })
  const parameters = { numRuns, seed: 2117, includeErrorInReport: true }
  return fc.defaultReportMessage(await fc.check(property, parameters))
}
