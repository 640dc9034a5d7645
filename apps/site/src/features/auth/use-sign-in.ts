import type { Session } from '@meridian/contract'
import type { Keep } from '@meridian/flows/shared/kept-session'
import { useServices } from '../../lib/services/services-context.tsx'
import { useRedirectAfterSignIn } from '../../lib/session/return-visit.ts'

/** Signs in the player whom a form's answer names, and leads to `target`, unless an item waits for them. */
export function useSignIn(keep: Keep, target: string) {
  const { sessions } = useServices()
  const redirect = useRedirectAfterSignIn()
  return {
    onSuccess: (session: Session) => sessions.signIn(session, keep),
    redirect: () => redirect(target),
  }
}
