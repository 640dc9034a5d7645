import type { Message } from '@meridian-2117/contract/messages/message'
import { paths } from '@meridian-2117/contract/paths/paths'
import { useState } from 'react'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { AuthForm } from '../../layouts/auth-page/auth-form.tsx'
import { WalletPage } from '../../layouts/wallet-page/wallet-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { walletPageMessages } from '../../layouts/wallet-page/wallet-page.messages.ts'

const fields = ['password'] as const

export interface WalletPagesWelcomeScreenProps {
  /** The validation error of the password. */
  error?: Message | undefined
  /** The page is about to be left. */
  busy: boolean
  /** Called when the player presses Unblock; the flow receives only whether there is a password. */
  onUnlock: (typed: boolean) => void
  /** The field was changed, so its error is outdated. */
  onEdit: () => void
}

/**
 * The locked wallet (docs/product.md#wallet-pages). Its forgotten-password link leads to an address without a screen.
 *
 * The player enters the wallet's password and unlocks it.
 */
export function WalletPagesWelcomeScreen({ error, busy, onUnlock, onEdit }: WalletPagesWelcomeScreenProps) {
  const messages = useMessages(walletPageMessages)
  const [shown, setShown] = useState(false)
  return (
    <WalletPage title={messages.welcomeTitle} lead={messages.welcomeLead}>
      <AuthForm
        fields={fields}
        busy={busy}
        submitLabel={messages.unblock}
        onSubmit={({ password }) => onUnlock(password !== '')}
      >
        <PasswordField
          label={messages.password}
          name="password"
          required
          autoComplete="off"
          shown={shown}
          onToggleShown={() => setShown(!shown)}
          error={error}
          onChange={onEdit}
        />
      </AuthForm>
      <p className="mt-4 text-center">
        <TextLink to={paths.walletPagesForgotPassword} tone="quiet" className="inline-block py-2.5 text-sm">
          {messages.forgotPassword}
        </TextLink>
      </p>
    </WalletPage>
  )
}
