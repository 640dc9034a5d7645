import type { Session, User } from '@meridian/contract'

/** `browser` outlives the tab (local storage); `tab` ends with it (session storage). Which is whose: decisions, Session. */
export type Keep = 'browser' | 'tab'

/** What each storage of the browser holds; `null` for nothing, or for nothing that counts. */
export type SessionRecords = Readonly<Record<Keep, Session | null>>

/** Who is signed in, and where that is kept. */
export interface KeptSession {
  session: Session
  keep: Keep
}

/** Who is signed in by what is kept. A tab with a session of its own keeps it when another tab signs in (decisions, Session). */
export const keptSession = ({ tab, browser }: SessionRecords): KeptSession | null =>
  tab ? { session: tab, keep: 'tab' } : browser && { session: browser, keep: 'browser' }

/** The session with what the server says of its player now, and the token that took the place of the last, if one did. */
export const renewedSession = (
  { session, keep }: KeptSession,
  user: User,
  token: string = session.token,
): KeptSession => ({ session: { user, token }, keep })
