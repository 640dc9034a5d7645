import { signUp, type Session } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { newEmailProblem } from '@meridian-2117/contract/validation/new-email'
import { confirmationProblem, passwordProblem } from '@meridian-2117/contract/validation/validation'
import { SignUpScreen } from '@meridian-2117/ui/screens/sign-up'
import { useApi } from '../../lib/services/services-context.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useSignIn } from './use-sign-in.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useSignInMethods } from './use-sign-in-methods.tsx'

export function Component() {
  const api = useApi()
  const form = useCheckedForm<{ email: string; password: string; confirmPassword: string }, Session>({
    check: ({ email, password, confirmPassword }) => ({
      email: newEmailProblem(email),
      password: passwordProblem(password),
      confirmPassword: confirmationProblem(password, confirmPassword),
    }),
    confirmed: 'password',
    submit: ({ email, ...passwords }) => api(signUp, { body: { email: email.trim(), ...passwords } }),
    done: { key: 'signUpSucceeded' },
    refused: { key: 'signUpFailed' },
    ...useSignIn('browser', paths.home),
  })
  const { method, ...alternatives } = useSignInMethods('signUp')
  return (
    <>
      <SignUpScreen {...form} {...alternatives} />
      <BusyOverlay busy={form.busy} on="signUp" />
      {method}
    </>
  )
}
