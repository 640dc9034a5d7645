import type { Message } from '@meridian/contract/rules/message'
import { paths } from '@meridian/contract/rules/paths'
import { useState } from 'react'
import { Field } from '../../components/field/field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthAlternatives, type AuthMethod } from '../../layouts/auth-page/auth-alternatives.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage } from '../../layouts/auth-page/auth-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { signInMessages } from './sign-in.messages.ts'
import { accountFormMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['email', 'password'] as const
type SignInField = (typeof fields)[number]

export interface SignInScreenProps {
  /** The validation error of each field, in the product's words. */
  errors: { [Name in SignInField]?: Message | undefined }
  /** The request is in progress. */
  busy: boolean
  /** Every field's value, unchecked. */
  onSubmit: (values: Record<SignInField, string>) => void
  /** A field was changed, so its error no longer speaks of what stands in it. */
  onEdit: (field: SignInField) => void
  /** One of the other ways in was pressed. */
  onAlternative: (method: AuthMethod) => void
}

/** Log in. */
export function SignInScreen({ errors, busy, onSubmit, onEdit, onAlternative }: SignInScreenProps) {
  const messages = useMessages(signInMessages)
  const form = useMessages(accountFormMessages)
  const [passwordShown, setPasswordShown] = useState(false)
  return (
    <AuthPage
      title={messages.title}
      lead={
        <>
          <span>{messages.newHere}</span> <TextLink to={paths.signUp}>{messages.signUp}</TextLink>
        </>
      }
    >
      <AuthForm fields={fields} busy={busy} submitLabel={messages.signIn} onSubmit={onSubmit}>
        <Field
          label={form.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
          onChange={() => onEdit('email')}
        />
        <PasswordField
          label={form.password}
          name="password"
          required
          autoComplete="current-password"
          shown={passwordShown}
          onToggleShown={() => setPasswordShown(!passwordShown)}
          error={errors.password}
          onChange={() => onEdit('password')}
        />
        <TextLink
          to={paths.forgotPassword}
          tone="quiet"
          className="-mt-4.5 -mb-2.5 justify-self-end py-2.5 text-sm"
        >
          {messages.forgotPassword}
        </TextLink>
      </AuthForm>
      <AuthAlternatives busy={busy} onAlternative={onAlternative} />
    </AuthPage>
  )
}
