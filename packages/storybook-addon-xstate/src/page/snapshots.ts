/** Makes snapshots in which nothing runs, and remembers the paths to them. */
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import type { RecordedActor, Recorder, RecordedStep } from './recorder.ts'

export type PersistedSnapshot = Snapshot<unknown> & {
  input?: unknown
  children?: Readonly<Record<string, { snapshot: PersistedSnapshot }>>
}

const withChildren = (
  persisted: PersistedSnapshot,
  change: (child: PersistedSnapshot, id: string) => PersistedSnapshot,
): PersistedSnapshot =>
  persisted.children
    ? {
        ...persisted,
        children: Object.fromEntries(
          Object.entries(persisted.children).map(([id, child]) => [
            id,
            { ...child, snapshot: change(child.snapshot, id) },
          ]),
        ),
      }
    : persisted

/**
 * Returns a persisted snapshot in which nothing runs. XState would run again the actors that have an input, which are
 * the invoked functions.
 */
export const stillPersisted = (persisted: PersistedSnapshot): PersistedSnapshot =>
  'input' in persisted && persisted.status === 'active'
    ? { ...persisted, status: 'stopped' }
    : withChildren(persisted, stillPersisted)

/** Persists an actor as it was at a step. Throws where XState cannot persist it, as with a circular context. */
export function persistAt(
  recorder: Recorder,
  actor: AnyActorRef,
  step: RecordedStep,
): PersistedSnapshot | undefined {
  const snapshot = recorder.snapshotAt(actor, step)
  if (!snapshot) return undefined
  const { logic } = actor as RecordedActor['actor']
  return withChildren(logic.getPersistedSnapshot(snapshot) as PersistedSnapshot, (child, id) => {
    const ref = snapshot.children[id] as AnyActorRef | undefined
    return (ref && persistAt(recorder, ref, step)) ?? child
  })
}

const paths = new WeakMap<Snapshot<unknown>, readonly AnyEventObject[]>()

/** Returns the events that lead a new actor to a snapshot; `undefined` where they are unknown. */
export const eventsTo = (snapshot: Snapshot<unknown>) => paths.get(snapshot)

/** Returns a snapshot of a machine that nothing runs in, and remembers the events that lead to it. */
export function stillSnapshot(
  machine: AnyStateMachine,
  { value, context, historyValue }: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
): Snapshot<unknown> {
  const snapshot = machine.resolveState({ value, context, historyValue })
  paths.set(snapshot, events)
  return snapshot
}
