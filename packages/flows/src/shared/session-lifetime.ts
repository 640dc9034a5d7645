import type { Session } from '@meridian-2117/contract'

/** `browser` outlives the tab (local storage); `tab` ends with it (session storage). See docs/product.md#accounts. */
export type SessionLifetime = 'browser' | 'tab'

/** Says where a session is stored. */
export interface StoredSession {
  session: Session
  lifetime: SessionLifetime
}
