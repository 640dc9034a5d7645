import { sessionCodec, type Session } from '@meridian/contract'
import * as z from 'zod/mini'
import type { KeyValueStore } from '../storage/key-value-store.ts'
import { tokenEnd } from './token.ts'

/** The key of the saved session (Spec 3, Spec 9). */
export const sessionKey = 'auth'

/** `browser` outlives the tab (local storage); `tab` ends with it (session storage). Which is whose: decisions, Session. */
export type Keep = 'browser' | 'tab'

export interface SessionStore {
  /** The signed-in player, or `null`. The same object until it changes. */
  get: () => Session | null
  signIn: (session: Session, keep: Keep) => void
  /** Goes on with what the server says of the player now, kept where the session is. */
  update: (session: Session) => void
  signOut: () => void
  /** Calls back on every change, from this tab or another; returns the way to stop. */
  subscribe: (changed: () => void) => () => void
  /** Stops watching the token's end and the other tabs. */
  dispose: () => void
}

export interface SessionStoreOptions {
  /** Over local storage. */
  browser: KeyValueStore
  /** Over session storage. */
  tab: KeyValueStore
  /** Where `storage` events of other tabs arrive. */
  events: EventTarget
}

// Timers hold at most this many ms; a longer wait is taken in steps.
const longestTimerMs = 2 ** 31 - 1

/** Keeps who is signed in: restored from storage, ended by its token's expiry, shared with other tabs. */
export function createSessionStore({ browser, tab, events }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let session: Session | null = null

  const remove = () => {
    browser.remove(sessionKey)
    tab.remove(sessionKey)
  }

  const set = (next: Session | null) => {
    clearTimeout(timer)
    session = next
    if (next) watchEnd(tokenEnd(next.token))
    for (const changed of listeners) changed()
  }

  const save = (next: Session, keep: Keep) => {
    const { user, token } = z.encode(sessionCodec, next) as { user: unknown; token: string }
    const record = JSON.stringify({ user, token, isLoggedInUser: true })
    ;(keep === 'browser' ? browser : tab).set(sessionKey, record)
    set(next)
  }

  const watchEnd = (end: number) => {
    if (end === Infinity) return
    const left = end - Date.now()
    timer = setTimeout(
      () => {
        if (Date.now() < end) return watchEnd(end)
        remove()
        set(null)
      },
      Math.min(Math.max(left, 0), longestTimerMs),
    )
  }

  // A tab with a session of its own keeps it when another tab signs in (decisions, Session). Both are read, so that a
  // damaged record goes from either.
  const restore = () => {
    const shared = readSaved(browser)
    return readSaved(tab) ?? shared
  }

  session = restore()
  if (session) watchEnd(tokenEnd(session.token))
  const otherTab = (event: Event) => {
    const { key } = event as StorageEvent
    if (key === sessionKey || key === null) set(restore())
  }
  events.addEventListener('storage', otherTab)

  return {
    get: () => session,
    signIn(next, keep) {
      remove()
      save(next, keep)
    },
    update(next) {
      if (session) save(next, tab.get(sessionKey) === null ? 'browser' : 'tab')
    },
    signOut() {
      remove()
      set(null)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    dispose() {
      clearTimeout(timer)
      listeners.clear()
      events.removeEventListener('storage', otherTab)
    },
  }
}

/** The session that a storage keeps; a damaged record, or one that has ended, is removed (decisions, Session). */
function readSaved(storage: KeyValueStore): Session | null {
  const saved = storage.get(sessionKey)
  if (saved === null) return null
  try {
    const session = z.decode(sessionCodec, JSON.parse(saved) as unknown)
    if (tokenEnd(session.token) > Date.now()) return session
  } catch {
    // Damaged: falls through to its removal.
  }
  storage.remove(sessionKey)
  return null
}
