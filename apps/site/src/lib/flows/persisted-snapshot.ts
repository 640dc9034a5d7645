import {
  createActor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate'
import { useLocation } from 'react-router-dom'
import { useSession } from '../services/services-context.tsx'
import type { KeyValueStore } from '../storage/key-value-store.ts'

/** The key and lifetime of a flow's persisted snapshot. */
export interface Persistence {
  /** Tells it from other runs: whose it is, of which item, at which visit. */
  name: string
  /** Changes with the machine's states and context, so that an older one is not taken up. */
  version: number
  /** The age at which the snapshot expires, in `ms`. */
  maxAgeMs: number
}

interface Kept {
  version: number
  at: number
  snapshot: Snapshot<unknown>
}

const prefix = 'flow:'
const keyOf = (machine: AnyStateMachine, { name }: Persistence) => `${prefix}${machine.id}:${name}`

/** The tag of states that may be taken up again: no timer runs there, and no call is under way. */
const resumable = 'resumable'

/**
 * The snapshot that a flow goes on from after a reload, or nothing: none was kept, or it is too old, of another version,
 * damaged, or no longer fits the machine. `nowMs` is epoch `ms`.
 */
export function readSnapshot(
  machine: AnyStateMachine,
  storage: KeyValueStore,
  persistence: Persistence,
  nowMs: number,
): Snapshot<unknown> | undefined {
  const key = keyOf(machine, persistence)
  try {
    const kept = JSON.parse(storage.get(key) ?? 'null') as Kept | null
    if (kept?.version === persistence.version && nowMs - kept.at <= persistence.maxAgeMs) {
      // A snapshot that does not fit gives an actor in error rather than an exception. It is never started.
      const trial: AnyMachineSnapshot = createActor(machine, { snapshot: kept.snapshot }).getSnapshot()
      if (trial.status === 'active' && trial.hasTag(resumable)) return kept.snapshot
    }
  } catch {
    // Damaged: it goes.
  }
  storage.remove(key)
  return undefined
}

/** Keeps a running flow whenever it may be taken up from where it stands, until it ends. Returns the way to stop. */
export function persistSnapshots(
  actor: AnyActor,
  machine: AnyStateMachine,
  storage: KeyValueStore,
  persistence: Persistence,
): () => void {
  const key = keyOf(machine, persistence)
  const keep = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.status !== 'active') storage.remove(key)
    else if (snapshot.hasTag(resumable)) {
      const kept: Kept = {
        version: persistence.version,
        at: Date.now(),
        snapshot: actor.getPersistedSnapshot(),
      }
      storage.set(key, JSON.stringify(kept))
    }
  }
  const subscription = actor.subscribe({ next: keep, error: () => storage.remove(key) })
  return () => subscription.unsubscribe()
}

/** The age at which an open dialog expires, in `ms`. */
const visitMs = 15 * 60 * 1000

/**
 * Persists a flow over a reload of this visit, for this player alone: a dialog that was open is open again. `about` tells
 * it from other runs on the same page, `version` from those of an older machine.
 */
export function useVisitPersistence(version: number, about = ''): Persistence {
  const userId = useSession()?.user.id ?? ''
  const { key: visit } = useLocation()
  return { name: `${userId}:${about}:${visit}`, version, maxAgeMs: visitMs }
}
