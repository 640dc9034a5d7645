/** Persists snapshots of the past, so that actors can start from them. */
import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

/** Holds an actor with its snapshot and its children at one moment. Snapshots do not change, so nothing is copied. */
export interface FrozenActor {
  actor: AnyActor
  snapshot: AnyMachineSnapshot
  children: readonly (readonly [string, FrozenActor])[]
}

export function freeze(actor: AnyActorRef): FrozenActor {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const children: FrozenActor['children'] = Object.entries<AnyActorRef | undefined>(
    snapshot?.children ?? {},
  ).flatMap(([id, child]) => (child ? [[id, freeze(child)] as const] : []))
  return { actor: actor as AnyActor, snapshot, children }
}

export type PersistedSnapshot = Snapshot<unknown> & {
  input?: unknown
  children?: Readonly<Record<string, { snapshot: PersistedSnapshot }>>
}

/**
 * Returns a persisted snapshot in which nothing runs. XState would run again the actors that have an input, which are
 * the invoked functions.
 */
export function stillPersisted(persisted: PersistedSnapshot): PersistedSnapshot {
  if ('input' in persisted && persisted.status === 'active') return { ...persisted, status: 'stopped' }
  if (!persisted.children) return persisted
  return {
    ...persisted,
    children: Object.fromEntries(
      Object.entries(persisted.children).map(([id, child]) => [
        id,
        { ...child, snapshot: stillPersisted(child.snapshot) },
      ]),
    ),
  }
}

/** Persists a snapshot of the past. Throws where XState cannot persist it, as with a circular context. */
export function persist({ actor, snapshot, children }: FrozenActor): PersistedSnapshot {
  const persisted = actor.logic.getPersistedSnapshot(snapshot) as PersistedSnapshot
  if (!persisted.children) return persisted
  const frozen = new Map(children)
  return {
    ...persisted,
    children: Object.fromEntries(
      Object.entries(persisted.children).map(([id, child]) => {
        const past = frozen.get(id)
        return [id, past ? { ...child, snapshot: persist(past) } : child]
      }),
    ),
  }
}

/** Returns a snapshot of a machine in a state, in which nothing runs. */
export const stillSnapshot = (machine: AnyStateMachine, { value, context }: AnyMachineSnapshot) =>
  machine.resolveState({ value, context })
