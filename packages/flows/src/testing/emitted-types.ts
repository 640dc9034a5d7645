import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { PathFixtures } from './machine-fixtures.ts'

/** A payment has thousands of snapshots, and emits all its events within the first fifty of an input. */
const snapshotLimit = 50

/** Lists the types of the events that a machine emits, by name. It takes every event in the first states of each input. */
export function emittedTypes<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Pick<PathFixtures<Machine>, 'inputs' | 'events'>,
): string[] {
  const types = new Set<string>()
  for (const input of inputs) {
    const snapshots: AnyMachineSnapshot[] = []
    const seen = new Set<string>()
    const visit = ([snapshot, actions]: ReturnType<typeof transition<AnyStateMachine>>) => {
      const taken: readonly { type: string; params: unknown }[] = actions
      for (const { type, params } of taken)
        if (type === 'xstate.emit') types.add((params as { event: { type: string } }).event.type)
      const key = JSON.stringify([snapshot.value, snapshot.context])
      if (snapshot.status === 'active' && !seen.has(key)) snapshots.push(snapshot)
      seen.add(key)
    }
    visit(initialTransition(machine as AnyStateMachine, input))
    for (const [index, snapshot] of snapshots.entries()) {
      if (index === snapshotLimit) break
      for (const event of Object.values(events))
        visit(transition(machine as AnyStateMachine, snapshot, event))
    }
  }
  return [...types].toSorted()
}
