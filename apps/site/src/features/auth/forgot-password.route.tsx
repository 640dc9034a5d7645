import { requestPasswordReset } from '@meridian-2117/contract'
import { emailProblem } from '@meridian-2117/contract/validation/validation'
import { ForgotPasswordScreen } from '@meridian-2117/ui/screens/forgot-password'
import { useState } from 'react'
import { useApi } from '../../lib/services/services-context.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'

export function Component() {
  const api = useApi()
  const [sentTo, setSentTo] = useState<string>()
  const form = useCheckedForm<{ email: string }, string>({
    check: ({ email }) => ({ email: emailProblem(email) }),
    submit: async (values) => {
      const email = values.email.trim()
      await api(requestPasswordReset, { body: { email } })
      return email
    },
    done: { key: 'resetMailSent' },
    refused: { key: 'somethingWentWrong' },
    onSuccess: (email) => setSentTo(email),
  })
  return (
    <>
      <ForgotPasswordScreen {...form} sentTo={sentTo} />
      <BusyOverlay busy={form.busy} on="mail" />
    </>
  )
}
