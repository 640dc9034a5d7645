import { paths } from '@meridian/contract/rules/paths'
import { passwordLength } from '@meridian/contract/rules/validation'
import { useState } from 'react'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthForm } from '../../frames/auth-page/auth-form.tsx'
import { AuthPage } from '../../frames/auth-page/auth-page.tsx'
import { BackToLogin } from '../../frames/auth-page/back-to-login.tsx'

const fields = ['password', 'confirmPassword'] as const
type ResetField = (typeof fields)[number]

export interface ResetPasswordScreenProps {
  /** Why a field was refused, in the words of Spec 5. */
  errors: { [Name in ResetField]?: string | undefined }
  /** The request is in progress. */
  busy: boolean
  /** Both fields' values, unchecked. */
  onSubmit: (values: Record<ResetField, string>) => void
  /** A field was changed, so its error no longer speaks of what stands in it. */
  onEdit: (field: ResetField) => void
}

/** Set a new password, by the link of a mail (Spec 2, Auth screens). */
export function ResetPasswordScreen({ errors, busy, onSubmit, onEdit }: ResetPasswordScreenProps) {
  const [passwordsShown, setPasswordsShown] = useState(false)
  return (
    <AuthPage title="Reset Password" lead="Enter your new password below">
      <AuthForm fields={fields} busy={busy} submitLabel="Reset Password" onSubmit={onSubmit}>
        <PasswordField
          label="New Password"
          name="password"
          required
          autoComplete="new-password"
          shown={passwordsShown}
          onToggleShown={() => setPasswordsShown(!passwordsShown)}
          error={errors.password}
          hint={errors.password ? undefined : `${passwordLength.min} to ${passwordLength.max} characters`}
          onChange={() => onEdit('password')}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          required
          autoComplete="new-password"
          shown={passwordsShown}
          error={errors.confirmPassword}
          onChange={() => onEdit('confirmPassword')}
        />
      </AuthForm>
      <p className="mt-6 text-center text-sm text-ink-muted">
        A link works once and for an hour.{' '}
        <TextLink to={paths.forgotPassword} tone="quiet" className="inline-block py-2.5">
          Ask for a new one
        </TextLink>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
