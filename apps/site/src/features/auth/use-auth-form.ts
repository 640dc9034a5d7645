import type { Session } from '@meridian/contract'
import type { Keep } from '@meridian/flows/shared/kept-session'
import { useServices } from '../../lib/services/services-context.tsx'
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from '../../lib/use-checked-form.ts'
import { useRedirectAfterSignIn } from '../../lib/session/use-redirect-after-sign-in.ts'

export interface AuthFormOptions<Values> extends Omit<CheckedFormOptions<Values, Session>, 'onDone'> {
  keep: Keep
  /** Where the player goes, unless an item waits for them. */
  target: string
}

/** The one way in for forms: check the entries, ask, keep the session, say so, and go on (Spec 4, Spec 5, Spec 8). */
export function useAuthForm<Values>({
  keep,
  target,
  ...options
}: AuthFormOptions<Values>): CheckedForm<Values> {
  const { sessions } = useServices()
  const redirect = useRedirectAfterSignIn()
  return useCheckedForm({
    ...options,
    onDone: (session, left) => {
      sessions.signIn(session, keep)
      if (!left) redirect(target)
    },
  })
}
