import {
  createActor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate'
import { useLocation } from 'react-router-dom'
import { usePlayerId } from '../services/services-context.tsx'
import { readJson, type KeyValueStore } from '../storage/key-value-store.ts'

/** Names a flow's persisted snapshot and limits its lifetime. */
export interface Persistence {
  /** Names the run by its player, item and visit. */
  name: string
  /** Increase it with each change of the machine's states or context; a snapshot of another version is dropped. */
  version: number
  /** Milliseconds after which the snapshot expires. */
  maxAgeMs: number
}

interface StoredSnapshot {
  version: number
  at: number
  snapshot: Snapshot<unknown>
}

const prefix = 'flow:'
const keyOf = (machine: AnyStateMachine, { name }: Persistence) => `${prefix}${machine.id}:${name}`

/** Marks states that a reload may restore: they run no timer and no call. */
const resumable = 'resumable'

/**
 * Reads the snapshot that a reload restores. Removes it and returns `undefined` if it is damaged, expired, of another
 * version, or does not fit the machine. `nowMs` is epoch `ms`.
 */
export function readSnapshot(
  machine: AnyStateMachine,
  storage: KeyValueStore,
  persistence: Persistence,
  nowMs: number,
): Snapshot<unknown> | undefined {
  const key = keyOf(machine, persistence)
  const snapshot = readJson(storage, key, (json) => {
    const stored = json as StoredSnapshot | null
    if (stored?.version !== persistence.version || nowMs - stored.at > persistence.maxAgeMs) return null
    // A snapshot that does not fit gives an actor in error status, without an exception.
    const trial: AnyMachineSnapshot = createActor(machine, { snapshot: stored.snapshot }).getSnapshot()
    return trial.status === 'active' && trial.hasTag(resumable) ? stored.snapshot : null
  })
  if (!snapshot) storage.remove(key)
  return snapshot ?? undefined
}

/** Persists each `resumable` snapshot of an actor until it ends. Returns a function that stops. */
export function persistSnapshots(
  actor: AnyActor,
  machine: AnyStateMachine,
  storage: KeyValueStore,
  persistence: Persistence,
): () => void {
  const key = keyOf(machine, persistence)
  const persist = (snapshot: AnyMachineSnapshot) => {
    if (snapshot.status !== 'active') storage.remove(key)
    else if (snapshot.hasTag(resumable)) {
      const stored: StoredSnapshot = {
        version: persistence.version,
        at: Date.now(),
        snapshot: actor.getPersistedSnapshot(),
      }
      storage.set(key, JSON.stringify(stored))
    }
  }
  const subscription = actor.subscribe({ next: persist, error: () => storage.remove(key) })
  return () => subscription.unsubscribe()
}

/** Milliseconds after which an open dialog expires. */
const visitMs = 15 * 60 * 1000

/**
 * Persists a flow over a reload of this visit, for this player, so that an open dialog opens again. `about` separates
 * it from other runs on the page, `version` from those of an older machine.
 */
export function useVisitPersistence(version: number, about = ''): Persistence {
  const playerId = usePlayerId() ?? ''
  const { key: visit } = useLocation()
  return { name: `${playerId}:${about}:${visit}`, version, maxAgeMs: visitMs }
}
