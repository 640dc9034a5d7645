import { LogOutDialog } from '@meridian/ui/dialogs/log-out-dialog'
import { useSessionFlow } from './use-session-flow.ts'

/** Stands on every page once a player has been there: keeps the session, and asks before it ends (Spec 2, Navigation bar). */
export function SessionKeeper() {
  const { logOutAsked, onDismiss, onLogOut } = useSessionFlow()
  return <LogOutDialog open={logOutAsked} onDismiss={onDismiss} onLogOut={onLogOut} />
}
