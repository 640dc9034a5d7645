import { paths } from '@meridian-2117/contract/paths/paths'
import { useState } from 'react'
import { Field } from '../../components/field/field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthAlternatives, type AuthMethod } from '../../layouts/auth-page/auth-alternatives.tsx'
import { fieldOf } from '../../components/field/form.tsx'
import { AuthForm, type AuthFormState } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage } from '../../layouts/auth-page/auth-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { signInMessages } from './sign-in.messages.ts'
import { accountFormMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['email', 'password'] as const

export interface SignInScreenProps extends AuthFormState<(typeof fields)[number]> {
  /** Called when the player presses one of the other sign-in methods. */
  onAlternative: (method: AuthMethod) => void
  /** The address of this page in a wallet's own browser, on a phone where the player's browser has no wallet. */
  walletLink?: string | undefined
}

/**
 * Log in.
 *
 * The player enters email and password, signs in by Google, Discord or a wallet, asks for a new password, or goes to
 * *Sign Up*.
 */
export function SignInScreen({ onAlternative, walletLink, ...form }: SignInScreenProps) {
  const messages = useMessages(signInMessages)
  const labels = useMessages(accountFormMessages)
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
      <AuthForm {...form} fields={fields} submitLabel={messages.signIn}>
        <Field {...fieldOf(form, 'email')} label={labels.email} type="email" required autoComplete="email" />
        <PasswordField
          {...fieldOf(form, 'password')}
          label={labels.password}
          required
          autoComplete="current-password"
          shown={passwordShown}
          onToggleShown={() => setPasswordShown(!passwordShown)}
        />
        <TextLink
          to={paths.forgotPassword}
          tone="quiet"
          className="-mt-4.5 -mb-2.5 justify-self-end py-2.5 text-sm"
        >
          {messages.forgotPassword}
        </TextLink>
      </AuthForm>
      <AuthAlternatives busy={form.busy} onAlternative={onAlternative} walletLink={walletLink} />
    </AuthPage>
  )
}
