import type { Message } from '@meridian/contract/rules/message'
import { MailCheck } from 'lucide-react'
import { Field } from '../../components/field/field.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage } from '../../layouts/auth-page/auth-page.tsx'
import { BackToLogin } from '../../layouts/auth-page/back-to-login.tsx'
import { useMessages } from '../../lib/messages.ts'
import { newPasswordMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['email'] as const

export interface ForgotPasswordScreenProps {
  /** The validation error of the e-mail, in the product's words. */
  errors: { email?: Message | undefined }
  /** The request is in progress. */
  busy: boolean
  /** The address that a link was sent to, once one was; the form stays for another try. */
  sentTo?: string | undefined
  /** The e-mail, unchecked. */
  onSubmit: (values: { email: string }) => void
  /** The e-mail was changed, so its error no longer speaks of what stands there. */
  onEdit: (field: 'email') => void
}

/** Ask for a mail with a link to a new password. */
export function ForgotPasswordScreen({ errors, busy, sentTo, onSubmit, onEdit }: ForgotPasswordScreenProps) {
  const messages = useMessages(newPasswordMessages)
  return (
    <AuthPage title={messages.forgotTitle} lead={messages.forgotLead}>
      <AuthForm fields={fields} busy={busy} submitLabel={messages.send} onSubmit={onSubmit}>
        <Field
          label={messages.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
          onChange={() => onEdit('email')}
        />
      </AuthForm>
      <output className="block">
        {sentTo && (
          <span className="mt-6 flex gap-3 rounded-panel border border-seam bg-hull p-4 text-sm leading-6 text-ink-muted">
            <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
            {/* Whether there is such an account is told to nobody. */}
            <span className="min-w-0">
              <span>{messages.sentBefore}</span>{' '}
              <bdi className="font-medium text-ink wrap-anywhere">{sentTo}</bdi>{' '}
              <span>{messages.sentAfter}</span>
            </span>
          </span>
        )}
      </output>
      <BackToLogin />
    </AuthPage>
  )
}
