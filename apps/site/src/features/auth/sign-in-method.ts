import type { AuthScreen } from '@meridian/flows/shared/auth-screen'

/** A way in that is being taken, on top of the account screen. */
export interface WayProps {
  screen: AuthScreen
  /** The player is in, or has been told why not: the screen is theirs again. */
  onEnd: () => void
}
