import { paths } from '@meridian-2117/contract/paths/paths'
import { useState } from 'react'
import { NewPasswordField } from '../../components/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { fieldOf } from '../../components/field/form.tsx'
import { AuthForm, type AuthFormState } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage, BackToLogin } from '../../layouts/auth-page/auth-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { newPasswordMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['password', 'confirmPassword'] as const

export interface ResetPasswordScreenProps extends AuthFormState<(typeof fields)[number]> {
  /** The player's e-mail, if the link names it. A password manager saves the password with it. */
  email?: string | undefined
}

/**
 * Set a new password, by the link of a mail.
 *
 * The player enters a new password twice, shows what is typed, or asks for another mail.
 */
export function ResetPasswordScreen({ email, ...form }: ResetPasswordScreenProps) {
  const messages = useMessages(newPasswordMessages)
  const [passwordsShown, setPasswordsShown] = useState(false)
  return (
    <AuthPage title={messages.resetTitle} lead={messages.resetLead}>
      <AuthForm {...form} fields={fields} submitLabel={messages.reset}>
        {email && <input hidden readOnly name="email" type="email" autoComplete="username" value={email} />}
        <NewPasswordField
          {...fieldOf(form, 'password')}
          label={messages.newPassword}
          required
          shown={passwordsShown}
          onToggleShown={() => setPasswordsShown(!passwordsShown)}
        />
        <PasswordField
          {...fieldOf(form, 'confirmPassword')}
          label={messages.confirmPassword}
          required
          autoComplete="new-password"
          shown={passwordsShown}
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
