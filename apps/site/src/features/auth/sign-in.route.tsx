import { logIn, type Session } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { emailProblem, passwordProblem } from '@meridian-2117/contract/validation/validation'
import { SignInScreen } from '@meridian-2117/ui/screens/sign-in'
import { useApi } from '../../lib/services/services-context.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useSignIn } from './use-sign-in.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useSignInMethods } from './use-sign-in-methods.tsx'

/** Logs in. The session ends with the tab (docs/product.md#accounts). */
export function Component() {
  const api = useApi()
  const form = useCheckedForm<{ email: string; password: string }, Session>({
    check: ({ email, password }) => ({ email: emailProblem(email), password: passwordProblem(password) }),
    submit: ({ email, password }) => api(logIn, { body: { email: email.trim(), password } }),
    done: { key: 'logInSucceeded' },
    refused: { key: 'somethingWentWrong' },
    ...useSignIn('tab', paths.profile),
  })
  const { method, ...alternatives } = useSignInMethods('signIn')
  return (
    <>
      <SignInScreen {...form} {...alternatives} />
      <BusyOverlay busy={form.busy} on="signIn" />
      {method}
    </>
  )
}
