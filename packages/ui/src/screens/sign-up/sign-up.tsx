import { paths } from '@meridian-2117/contract/paths/paths'
import { emailMeant } from '@meridian-2117/contract/validation/email-typo'
import { useRef, useState } from 'react'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { NewPasswordField } from '../../components/new-password-field/new-password-field.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthAlternatives, type AuthMethod } from '../../layouts/auth-page/auth-alternatives.tsx'
import { fieldOf } from '../../components/field/form.tsx'
import { AuthForm, type AuthFormState } from '../../layouts/auth-page/auth-form.tsx'
import { AuthPage } from '../../layouts/auth-page/auth-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { accountFormMessages } from '../../layouts/auth-page/auth-page.messages.ts'

const fields = ['email', 'password', 'confirmPassword'] as const

export interface SignUpScreenProps extends AuthFormState<(typeof fields)[number]> {
  /** Called when the player presses one of the other sign-in methods. */
  onAlternative: (method: AuthMethod) => void
  /** The address of this page in a wallet's own browser, on a phone where the player's browser has no wallet. */
  walletLink?: string | undefined
}

/**
 * Create an account.
 *
 * The player enters an email and a password twice, accepts a mended email, signs up by Google, Discord or a wallet, or
 * goes to *Log in*.
 */
export function SignUpScreen({ onAlternative, walletLink, ...form }: SignUpScreenProps) {
  const messages = useMessages(signUpMessages)
  const labels = useMessages(accountFormMessages)
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
      <AuthForm {...form} fields={fields} submitLabel={messages.signUp}>
        <EmailField {...fieldOf(form, 'email')} label={labels.email} />
        <NewPasswordField
          {...fieldOf(form, 'password')}
          label={labels.password}
          required
          shown={passwordsShown}
          onToggleShown={() => setPasswordsShown(!passwordsShown)}
        />
        <PasswordField
          {...fieldOf(form, 'confirmPassword')}
          label={labels.confirmPassword}
          required
          autoComplete="new-password"
          shown={passwordsShown}
        />
      </AuthForm>
      <AuthAlternatives busy={form.busy} onAlternative={onAlternative} walletLink={walletLink} />
    </AuthPage>
  )
}

interface EmailFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  onChange: () => void
}

/** Offers to mend a likely slip in the domain. */
function EmailField({ onChange, ...field }: EmailFieldProps) {
  const messages = useMessages(signUpMessages)
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string>()

  const mend = () => {
    if (!input.current || meant === undefined) return
    input.current.value = meant
    input.current.focus()
    setMeant(undefined)
    onChange()
  }

  return (
    <div>
      <Field
        {...field}
        ref={input}
        type="email"
        required
        autoComplete="email"
        // On leaving the field it would move what the player presses.
        onChange={({ currentTarget }) => {
          setMeant(emailMeant(currentTarget.value))
          onChange()
        }}
      />
      <output className="block">
        {meant !== undefined && (
          <button
            type="button"
            onClick={mend}
            className="mt-1 block rounded-control py-2 text-left text-sm wrap-anywhere text-signal underline underline-offset-4 hover:text-signal-bright"
          >
            {messages.didYouMean(meant)}
          </button>
        )}
      </output>
    </div>
  )
}
