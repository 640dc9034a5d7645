import { savedSession, sessionRecord, type Session } from '@meridian/contract'
import type { Keep, KeptSession, SessionRecords } from '@meridian/flows/shared/kept-session'
import type { KeyValueStore } from '../storage/key-value-store.ts'
import { tokenEnd } from './token.ts'

/** The key of the saved session (Spec 3, Spec 9). */
export const sessionKey = 'auth'

/** The storage of each way to keep a session. */
export type SessionStorages = Readonly<Record<Keep, KeyValueStore>>

/** What both storages hold. A damaged record, or one that has ended, is removed (decisions, Session). */
export const readRecords = ({ browser, tab }: SessionStorages): SessionRecords => ({
  browser: readRecord(browser),
  tab: readRecord(tab),
})

function readRecord(storage: KeyValueStore): Session | null {
  const saved = storage.get(sessionKey)
  if (saved === null) return null
  try {
    const session = savedSession(JSON.parse(saved))
    if (session && tokenEnd(session.token) > Date.now()) return session
  } catch {
    // Damaged: falls through to its removal.
  }
  storage.remove(sessionKey)
  return null
}

/** Writes a session into the storage that keeps it. */
export function writeRecord(storages: SessionStorages, { session, keep }: KeptSession): void {
  storages[keep].set(sessionKey, JSON.stringify(sessionRecord(session)))
}

export function removeRecords(storages: SessionStorages, keeps: readonly Keep[]): void {
  for (const keep of keeps) storages[keep].remove(sessionKey)
}
