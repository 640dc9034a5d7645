import type { Session, User } from '@meridian/contract'
import type { SessionEvent } from '@meridian/flows/session'
import { keptSession, renewedSession, type Keep, type KeptSession } from '@meridian/flows/shared/kept-session'
import {
  readRecords,
  removeRecords,
  sessionKey,
  writeRecord,
  type SessionStorages,
} from './session-records.ts'

/**
 * Who is signed in, for everybody who asks. Coming in needs nothing but this: what is kept is restored, a sign-in is
 * written. From then on the flow of the session decides (`session.machine`), once its code has come.
 */
export interface SessionStore {
  /** The signed-in player, or `null`. The same object until it changes. */
  get: () => Session | null
  /** Calls back on every change, from this tab or another, and when the flow is waited for; returns the way to stop. */
  subscribe: (changed: () => void) => () => void
  /** Somebody comes in. */
  signIn: (session: Session, keep: Keep) => void
  /** The same player goes on with what the server says of them now; the token stays unless there is a new one. */
  update: (user: User, token?: string) => void
  /** Tells the flow; until it has come, what it is told waits. */
  tell: (event: SessionEvent) => void
  /** How much waits for the flow. */
  waiting: () => number
  /** For the flow: where it starts. */
  kept: () => KeptSession | null
  /** For the flow: from now on it is told everything; returns the way to stop. */
  attend: (flow: (event: SessionEvent) => void) => () => void
  /** For the flow: every record before goes, and the page goes on with this one. */
  begin: (kept: KeptSession) => void
  /** For the flow: the record is written anew. */
  renew: (kept: KeptSession) => void
  /** For the flow: another tab has changed what is kept. */
  follow: (kept: KeptSession | null) => void
  /** For the flow: these records go, and nobody is signed in. */
  end: (records: readonly Keep[]) => void
  /** Stops listening to other tabs. */
  dispose: () => void
}

export interface SessionStoreOptions extends SessionStorages {
  /** Where `storage` events of other tabs arrive. */
  events: EventTarget
}

const everyKeep: readonly Keep[] = ['browser', 'tab']

/** Restores who is signed in, and hears of other tabs. */
export function createSessionStore({ events, ...storages }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>()
  let kept = keptSession(readRecords(storages))
  let flow: ((event: SessionEvent) => void) | undefined
  let waiting: readonly SessionEvent[] = []

  const notify = () => {
    for (const changed of listeners) changed()
  }
  const follow = (next: KeptSession | null) => {
    kept = next
    notify()
  }
  const renew = (next: KeptSession) => {
    writeRecord(storages, next)
    follow(next)
  }
  const begin = (next: KeptSession) => {
    removeRecords(storages, everyKeep)
    renew(next)
  }

  const otherTab = (event: Event) => {
    const { key } = event as StorageEvent
    if (key !== sessionKey && key !== null) return
    const records = readRecords(storages)
    if (flow) flow({ type: 'records.change', records })
    else follow(keptSession(records))
  }
  events.addEventListener('storage', otherTab)

  return {
    get: () => kept?.session ?? null,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    signIn(session, keep) {
      const next = { session, keep }
      if (flow) flow({ type: 'player.enter', kept: next })
      else begin(next)
    },
    update(user, token) {
      if (flow) flow({ type: 'player.change', user, token })
      else if (kept?.session.user.id === user.id) renew(renewedSession(kept, user, token))
    },
    tell(event) {
      if (flow) return flow(event)
      waiting = [...waiting, event]
      notify()
    },
    waiting: () => waiting.length,
    kept: () => kept,
    attend(next) {
      flow = next
      const late = waiting
      waiting = []
      for (const event of late) next(event)
      return () => {
        if (flow === next) flow = undefined
      }
    },
    begin,
    renew,
    follow,
    end(keeps) {
      removeRecords(storages, keeps)
      follow(null)
    },
    dispose() {
      listeners.clear()
      events.removeEventListener('storage', otherTab)
    },
  }
}
