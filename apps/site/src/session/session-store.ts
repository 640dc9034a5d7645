import { sessionCodec, type Session } from '@meridian/contract'
import * as z from 'zod/mini'
import { tokenEnd } from './token.ts'

/** The key of the saved session (Spec 3, Spec 9). */
const sessionKey = 'auth'

/** `browser` outlives the tab (local storage); `tab` ends with it (session storage). Which is whose: decisions, Session. */
export type Keep = 'browser' | 'tab'

export interface SessionStore {
  /** The signed-in player, or `null`. The same object until it changes. */
  get: () => Session | null
  signIn: (session: Session, keep: Keep) => void
  signOut: () => void
  /** Calls back on every change, from this tab or another; returns the way to stop. */
  subscribe: (changed: () => void) => () => void
}

export interface SessionStoreOptions {
  /** Local storage. */
  browser: Storage
  /** Session storage. */
  tab: Storage
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
    browser.removeItem(sessionKey)
    tab.removeItem(sessionKey)
  }

  const set = (next: Session | null) => {
    clearTimeout(timer)
    session = next
    if (next) watchEnd(tokenEnd(next.token))
    for (const changed of listeners) changed()
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

  const restore = () => {
    const saved = readSaved(browser) ?? readSaved(tab)
    // Clears what is damaged or has ended, in either storage.
    if (!saved) remove()
    return saved
  }

  session = restore()
  if (session) watchEnd(tokenEnd(session.token))
  events.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent
    if (storageArea === browser && (key === sessionKey || key === null)) set(restore())
  })

  return {
    get: () => session,
    signIn(next, keep) {
      remove()
      const { user, token } = z.encode(sessionCodec, next) as { user: unknown; token: string }
      const record = JSON.stringify({ user, token, isLoggedInUser: true })
      ;(keep === 'browser' ? browser : tab).setItem(sessionKey, record)
      set(next)
    },
    signOut() {
      remove()
      set(null)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

function readSaved(storage: Storage): Session | null {
  try {
    const session = z.decode(sessionCodec, JSON.parse(storage.getItem(sessionKey) ?? 'null') as unknown)
    return tokenEnd(session.token) > Date.now() ? session : null
  } catch {
    return null
  }
}
