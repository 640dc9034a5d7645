/** Makes the snapshots from which actors start again: at a step of the past, or in a state. */
import { shortestPathToState, type MachineFixtures } from './paths.ts'
import type { RecordedActor, RecordedStep, Start } from './recorder.ts'
import { persist, stillPersisted, stillSnapshot } from './restore.ts'

/** Returns the start of a step's root actor from its snapshot at that step; `null` where XState cannot persist it. */
export function startAtStep({ id, of, root }: RecordedStep): Start | null {
  try {
    return {
      snapshot: stillPersisted(persist(root)),
      after: of.actor === root.actor ? id : null,
      reached: null,
    }
  } catch {
    return null
  }
}

/** Returns the start of a root actor in a state, by the shortest path; `null` where none leads there. */
export function startInState(
  { machine, actor }: RecordedActor,
  fixtures: MachineFixtures,
  state: string,
): Start | null {
  const inputs = [actor.options.input, ...(fixtures.inputs ?? [])]
  const reached = shortestPathToState(machine, { ...fixtures, inputs }, state)
  return reached ? { snapshot: stillSnapshot(machine, reached.snapshot), after: null, reached } : null
}
