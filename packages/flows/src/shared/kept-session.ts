import type { Session } from '@meridian/contract'

/** `browser` outlives the tab (local storage); `tab` ends with it (session storage). Which is whose: decisions, Session. */
export type Keep = 'browser' | 'tab'

/** A session, and where it is saved. */
export interface KeptSession {
  session: Session
  keep: Keep
}
