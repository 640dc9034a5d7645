import type { Session } from '@meridian/contract'

/** `browser` outlives the tab (local storage); `tab` ends with it (session storage). See docs/product.md#accounts. */
export type SessionLifetime = 'browser' | 'tab'

/** A session and where it is stored. */
export interface StoredSession {
  session: Session
  lifetime: SessionLifetime
}
