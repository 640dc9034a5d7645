import type { Session } from '@meridian-2117/contract'
import type { SessionLifetime } from '@meridian-2117/flows/shared/session-lifetime'
import { useServices } from '../../lib/services/services-context.tsx'
import { useRedirectAfterSignIn } from '../../lib/session/return-visit.ts'

/** Signs in the player of a form's answer, and goes to `target`, or back to a remembered item. */
export function useSignIn(lifetime: SessionLifetime, target: string) {
  const { sessions } = useServices()
  const redirect = useRedirectAfterSignIn()
  return {
    onSuccess: (session: Session) => sessions.signIn(session, lifetime),
    redirect: () => redirect(target),
  }
}
