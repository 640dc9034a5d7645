import { paths } from '@meridian/contract/rules/paths'
import { passwordLength } from '@meridian/contract/rules/validation'
import { useState } from 'react'
import { Field } from '../../components/field/field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthAlternatives, type AuthMethod } from '../../frames/auth-page/auth-alternatives.tsx'
import { AuthForm } from '../../frames/auth-page/auth-form.tsx'
import { AuthPage } from '../../frames/auth-page/auth-page.tsx'

const fields = ['email', 'password', 'confirmPassword'] as const
type SignUpField = (typeof fields)[number]

export interface SignUpScreenProps {
  /** Why a field was refused, in the words of Spec 5. */
  errors: { [Name in SignUpField]?: string | undefined }
  /** The request is in progress. */
  busy: boolean
  /** Every field's value, unchecked. */
  onSubmit: (values: Record<SignUpField, string>) => void
  /** A field was changed, so its error no longer speaks of what stands in it. */
  onEdit: (field: SignUpField) => void
  /** One of the other ways in was pressed. */
  onAlternative: (method: AuthMethod) => void
}

/** Create an account (Spec 2, Auth screens). */
export function SignUpScreen({ errors, busy, onSubmit, onEdit, onAlternative }: SignUpScreenProps) {
  const [passwordsShown, setPasswordsShown] = useState(false)
  return (
    <AuthPage
      title="Create Account"
      lead={
        <>
          Already have an account? <TextLink to={paths.signIn}>Log in</TextLink>
        </>
      }
    >
      <AuthForm fields={fields} busy={busy} submitLabel="Sign Up" onSubmit={onSubmit}>
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
          onChange={() => onEdit('email')}
        />
        <PasswordField
          label="Password"
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
      <AuthAlternatives busy={busy} onAlternative={onAlternative} />
    </AuthPage>
  )
}
