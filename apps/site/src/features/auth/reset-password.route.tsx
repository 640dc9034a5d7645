import { resetPassword } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { confirmationProblem, passwordProblem } from '@meridian-2117/contract/validation/validation'
import { ResetPasswordScreen } from '@meridian-2117/ui/screens/reset-password'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useApi } from '../../lib/services/services-context.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'

/** Sets a new password by the token in the address; then the player logs in with it. */
export function Component() {
  const api = useApi()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const email = new URLSearchParams(useLocation().hash.slice(1)).get('email') ?? undefined
  const form = useCheckedForm<{ password: string; confirmPassword: string }, null>({
    check: ({ password, confirmPassword }) => ({
      password: passwordProblem(password),
      confirmPassword: confirmationProblem(password, confirmPassword),
    }),
    confirmed: 'password',
    submit: (body) => api(resetPassword, { params: { token }, body }),
    done: { key: 'resetSucceeded' },
    refused: { key: 'resetFailed' },
    redirect: () => void navigate(paths.signIn),
  })
  return (
    <>
      <ResetPasswordScreen {...form} email={email} />
      <BusyOverlay busy={form.busy} on="newPassword" />
    </>
  )
}
