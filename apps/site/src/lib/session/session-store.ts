import { readSession, sessionRecord, type Session, type Player } from '@meridian-2117/contract'
import type { SessionLifetime, StoredSession } from '@meridian-2117/flows/shared/session-lifetime'
import { readJson, sessionKey, type KeyValueStore } from '../storage/key-value-store.ts'

/**
 * Says why a session ended without a logout in this tab. Its token expired, the server does not know the account, or
 * another tab removed the shared record.
 */
export type SessionEnd = 'expired' | 'unknown' | 'elsewhere'

export interface SessionStoreOptions {
  /** Outlives the tab. */
  browser: KeyValueStore
  /** Ends with the tab. */
  tab: KeyValueStore
  /**
   * The window, or another target of its events. They report that the page is viewed again or that a tab has written.
   */
  events: EventTarget
  /** Asks the server whether the account exists; rejects when the server is unreachable. */
  knowsAccount: (signal: AbortSignal) => Promise<boolean>
  /** Called when a session ends without a logout. */
  onEnd: (reason: SessionEnd) => void
}

/** Milliseconds to wait for the server's answer about an account. */
const answerLimitMs = 30_000

/** A timer takes no longer delay, in ms. */
const longestTimerMs = 2 ** 31 - 1

/** At these events the records may have changed, or a token may have ended while no timer ran. */
const returns = ['storage', 'visibilitychange', 'pageshow', 'focus']

export type SessionStore = ReturnType<typeof createSessionStore>

/** Creates the store of the session; only the store changes it. Follows other tabs and the token's expiry. */
export function createSessionStore({ events, knowsAccount, onEnd, ...storages }: SessionStoreOptions) {
  const listeners = new Set<() => void>()
  let saved: StoredSession | null = null
  let seenRecords = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  /** Reads the tab's own session before the shared one, so that a sign-in in another tab does not replace it. */
  const read = (): StoredSession | null => {
    const tab = readRecord(storages.tab)
    const browser = readRecord(storages.browser)
    return tab ? { session: tab, lifetime: 'tab' } : browser && { session: browser, lifetime: 'browser' }
  }
  const stopAsking = () => {
    asking?.abort()
    asking = undefined
  }
  const records = () => JSON.stringify([storages.tab.get(sessionKey), storages.browser.get(sessionKey)])
  const awaitExpiry = () => {
    clearTimeout(timer)
    if (!saved) return
    const leftMs = tokenEnd(saved.session.token) - Date.now()
    if (leftMs === Infinity) return
    timer = setTimeout(
      () => {
        check()
        awaitExpiry()
      },
      Math.min(leftMs, longestTimerMs),
    )
  }
  const follow = (next: StoredSession | null) => {
    if (saved?.session.token !== next?.session.token) stopAsking()
    saved = next
    seenRecords = records()
    awaitExpiry()
    for (const changed of listeners) changed()
  }
  const write = (next: StoredSession) => {
    storages[next.lifetime].set(sessionKey, JSON.stringify(sessionRecord(next.session)))
    follow(next)
  }
  /** Ends the tab's session. A session of this tab alone leaves the record that other tabs share. */
  const endItself = (reason: SessionEnd) => {
    if (!saved) return
    storages[saved.lifetime].remove(sessionKey)
    follow(null)
    onEnd(reason)
  }
  /** Takes over what other tabs have written, and ends a session whose token has expired. */
  const check = () => {
    const before = saved
    if (records() !== seenRecords) {
      const next = read()
      if (JSON.stringify(next) === JSON.stringify(before)) seenRecords = records()
      else follow(next)
      if (before && !next) onEnd(hasEnded(before.session) ? 'expired' : 'elsewhere')
    } else if (before && hasEnded(before.session)) endItself('expired')
  }

  follow(read())
  for (const name of returns) events.addEventListener(name, check)

  return {
    /** Returns the same object until the session changes. */
    get: () => saved?.session ?? null,
    /** Calls back on every change, from this tab or another; returns a function that stops it. */
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /**
     * Signs a player in, replacing any other in this tab. A session that ends with the tab leaves the one that other
     * tabs share.
     */
    signIn(session: Session, lifetime: SessionLifetime) {
      storages.tab.remove(sessionKey)
      write({ session, lifetime })
    },
    /** Replaces the signed-in player's data, and their token if the server sent a new one; ignores other players. */
    update(player: Player, token?: string) {
      check()
      if (saved?.session.player.id !== player.id) return
      write({ ...saved, session: { player, token: token ?? saved.session.token } })
    },
    /** Signs the player out in this tab and in all that share their record; another player's record stays. */
    signOut() {
      storages.tab.remove(sessionKey)
      if (readRecord(storages.browser)?.player.id === saved?.session.player.id)
        storages.browser.remove(sessionKey)
      follow(null)
    },
    /** Asks the server about the account after it refused a call with this token (401). */
    reportUnauthorized: (token: string) => {
      if (token !== saved?.session.token || asking) return
      const question = new AbortController()
      asking = question
      // A refused call alone does not end the session.
      const limit = setTimeout(() => question.abort(), answerLimitMs)
      knowsAccount(question.signal)
        .then((known) => {
          if (known) return
          // Finds a newer token of another tab, which aborts the question.
          check()
          if (!question.signal.aborted) endItself('unknown')
        })
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(limit)
          if (asking === question) asking = undefined
        })
    },
    dispose() {
      clearTimeout(timer)
      stopAsking()
      listeners.clear()
      for (const name of returns) events.removeEventListener(name, check)
    },
  }
}

/** Returns the session of a record. Removes a damaged record, and one that has ended. */
function readRecord(storage: KeyValueStore): Session | null {
  const session = readJson(storage, sessionKey, readSession)
  if (session && !hasEnded(session)) return session
  storage.remove(sessionKey)
  return null
}

const hasEnded = ({ token }: Session): boolean => tokenEnd(token) <= Date.now()

/**
 * Returns the expiry of a token in epoch `ms`; `Infinity` if it has none. An undecodable token, or an expiry that is no
 * number, counts as expired, which clears the session.
 */
export function tokenEnd(token: string): number {
  try {
    const [, claims = ''] = token.split('.')
    // Characters beyond ASCII come out wrong here, but only names contain them.
    const { exp = Infinity } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown
    }
    return typeof exp === 'number' ? exp * 1000 : -Infinity
  } catch {
    return -Infinity
  }
}
