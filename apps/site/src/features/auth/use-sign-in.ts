import type { Session } from '@meridian/contract'
import type { SessionLifetime } from '@meridian/flows/shared/session-lifetime'
import { useServices } from '../../lib/services/services-context.tsx'
import { useRedirectAfterSignIn } from '../../lib/session/return-visit.ts'

/** Signs in the player whom a form's answer names, and leads to `target`, unless an item waits for them. */
export function useSignIn(lifetime: SessionLifetime, target: string) {
  const { sessions } = useServices()
  const redirect = useRedirectAfterSignIn()
  return {
    onSuccess: (session: Session) => sessions.signIn(session, lifetime),
    redirect: () => redirect(target),
  }
}
