import type { Message } from '@meridian/contract/rules/message'
import { paths } from '@meridian/contract/rules/paths'
import { useState } from 'react'
import { NewPasswordField } from '../../components/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage } from '../../layouts/auth-page/auth-page.tsx'
import { BackToLogin } from '../../layouts/auth-page/back-to-login.tsx'
import { useMessages } from '../../lib/messages.ts'
import { newPasswordMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['password', 'confirmPassword'] as const
type ResetField = (typeof fields)[number]

export interface ResetPasswordScreenProps {
  /** The validation error of each field, in the product's words. */
  errors: { [Name in ResetField]?: Message | undefined }
  /** The request is in progress. */
  busy: boolean
  /** Both fields' values, unchecked. */
  onSubmit: (values: Record<ResetField, string>) => void
  /** A field was changed, so its error no longer speaks of what stands in it. */
  onEdit: (field: ResetField) => void
}

/** Set a new password, by the link of a mail. */
export function ResetPasswordScreen({ errors, busy, onSubmit, onEdit }: ResetPasswordScreenProps) {
  const messages = useMessages(newPasswordMessages)
  const [passwordsShown, setPasswordsShown] = useState(false)
  return (
    <AuthPage title={messages.resetTitle} lead={messages.resetLead}>
      <AuthForm fields={fields} busy={busy} submitLabel={messages.reset} onSubmit={onSubmit}>
        <NewPasswordField
          label={messages.newPassword}
          name="password"
          required
          shown={passwordsShown}
          onToggleShown={() => setPasswordsShown(!passwordsShown)}
          error={errors.password}
          onChange={() => onEdit('password')}
        />
        <PasswordField
          label={messages.confirmPassword}
          name="confirmPassword"
          required
          autoComplete="new-password"
          shown={passwordsShown}
          error={errors.confirmPassword}
          onChange={() => onEdit('confirmPassword')}
        />
      </AuthForm>
      <p className="mt-6 text-center text-sm text-ink-muted">
        <span>{messages.linkEnds}</span>{' '}
        <TextLink to={paths.forgotPassword} tone="quiet" className="inline-block py-2.5">
          {messages.askAgain}
        </TextLink>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
