import { MailCheck } from 'lucide-react'
import { Field } from '../../components/field/field.tsx'
import { fieldOf } from '../../components/field/form.tsx'
import { AuthForm, type AuthFormState } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage, BackToLogin } from '../../layouts/auth-page/auth-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { newPasswordMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['email'] as const

export interface ForgotPasswordScreenProps extends AuthFormState<(typeof fields)[number]> {
  /** The address that the last link was sent to; the form stays for another try. */
  sentTo?: string | undefined
}

/**
 * Ask for a mail with a link to a new password.
 *
 * The player enters an email address and sends it, again if no mail comes, or returns to *Log in*.
 */
export function ForgotPasswordScreen({ sentTo, ...form }: ForgotPasswordScreenProps) {
  const messages = useMessages(newPasswordMessages)
  return (
    <AuthPage title={messages.forgotTitle} lead={messages.forgotLead}>
      <AuthForm {...form} fields={fields} submitLabel={messages.send}>
        <Field
          {...fieldOf(form, 'email')}
          label={messages.email}
          type="email"
          required
          autoComplete="email"
        />
      </AuthForm>
      <output className="block">
        {sentTo && (
          <span className="mt-6 flex gap-3 rounded-panel border border-seam bg-hull p-4 text-sm leading-6 text-ink-muted">
            <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
            {/* The screen reveals to nobody whether such an account exists. */}
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
