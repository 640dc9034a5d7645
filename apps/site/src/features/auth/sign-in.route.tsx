import { logIn } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { emailProblem, passwordProblem } from '@meridian/contract/rules/validation'
import { SignInScreen } from '@meridian/ui/screens/sign-in'
import { useApi } from '../../lib/services/services-context.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useSignInMethods } from './use-sign-in-methods.tsx'

/** Log in. The session ends with the tab (docs/product.md#accounts). */
export function Component() {
  const api = useApi()
  const form = useAuthForm<{ email: string; password: string }>({
    check: ({ email, password }) => ({ email: emailProblem(email), password: passwordProblem(password) }),
    submit: ({ email, password }) => api(logIn, { body: { email: email.trim(), password } }),
    done: { key: 'logInSucceeded' },
    refused: { key: 'somethingWentWrong' },
    keep: 'tab',
    target: paths.profile,
  })
  const { onAlternative, method } = useSignInMethods('signIn')
  return (
    <>
      <SignInScreen {...form} onAlternative={onAlternative} />
      {form.busy && <BusyOverlay on="signIn" />}
      {method}
    </>
  )
}
