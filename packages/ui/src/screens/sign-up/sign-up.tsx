import type { Message } from '@meridian/contract/rules/message'
import { paths } from '@meridian/contract/rules/paths'
import { useState } from 'react'
import { Field } from '../../components/field/field.tsx'
import { NewPasswordField } from '../../components/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthAlternatives, type AuthMethod } from '../../layouts/auth-page/auth-alternatives.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage } from '../../layouts/auth-page/auth-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { accountFormMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['email', 'password', 'confirmPassword'] as const
type SignUpField = (typeof fields)[number]

export interface SignUpScreenProps {
  /** The validation error of each field, in the product's words. */
  errors: { [Name in SignUpField]?: Message | undefined }
  /** The request is in progress. */
  busy: boolean
  /** Every field's value, unchecked. */
  onSubmit: (values: Record<SignUpField, string>) => void
  /** A field was changed, so its error no longer speaks of what stands in it. */
  onEdit: (field: SignUpField) => void
  /** One of the other ways in was pressed. */
  onAlternative: (method: AuthMethod) => void
}

/** Create an account. */
export function SignUpScreen({ errors, busy, onSubmit, onEdit, onAlternative }: SignUpScreenProps) {
  const messages = useMessages(signUpMessages)
  const form = useMessages(accountFormMessages)
  const [passwordsShown, setPasswordsShown] = useState(false)
  return (
    <AuthPage
      title={messages.title}
      lead={
        <>
          <span>{messages.haveAccount}</span> <TextLink to={paths.signIn}>{messages.logIn}</TextLink>
        </>
      }
    >
      <AuthForm fields={fields} busy={busy} submitLabel={messages.signUp} onSubmit={onSubmit}>
        <Field
          label={form.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
          onChange={() => onEdit('email')}
        />
        <NewPasswordField
          label={form.password}
          name="password"
          required
          shown={passwordsShown}
          onToggleShown={() => setPasswordsShown(!passwordsShown)}
          error={errors.password}
          onChange={() => onEdit('password')}
        />
        <PasswordField
          label={form.confirmPassword}
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
