import type { Session } from '@meridian/contract'
import { createContext, use, useSyncExternalStore } from 'react'
import type { SessionStore } from './session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

/** Hands the session to the routes. */
export const SessionProvider = SessionContext.Provider

/** Signs players in and out. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('useSessionStore needs a SessionProvider around it')
  return store
}

/** Who is signed in right now, or `null`. */
export function useSession(): Session | null {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get)
}
