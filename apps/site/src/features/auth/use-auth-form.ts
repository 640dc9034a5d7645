import type { Session } from '@meridian/contract'
import type { Keep } from '@meridian/flows/shared/kept-session'
import { useServices } from '../../lib/services/services-context.tsx'
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from '../../lib/use-checked-form.ts'
import { useRedirectAfterSignIn } from '../../lib/session/return-visit.ts'

export interface AuthFormOptions<Values> extends Omit<
  CheckedFormOptions<Values, Session>,
  'onSuccess' | 'redirect'
> {
  keep: Keep
  /** Where the player goes, unless an item waits for them. */
  target: string
}

/** A form that signs the player in, says so, and leads on. */
export function useAuthForm<Values>({
  keep,
  target,
  ...options
}: AuthFormOptions<Values>): CheckedForm<Values> {
  const { sessions } = useServices()
  const redirect = useRedirectAfterSignIn()
  return useCheckedForm({
    ...options,
    onSuccess: (session) => sessions.signIn(session, keep),
    redirect: () => redirect(target),
  })
}
