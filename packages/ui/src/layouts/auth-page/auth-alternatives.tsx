import { Fragment } from 'react'
import { Button } from '../../components/button/button.tsx'
import { SocialIcon } from '../../components/social-icon/social-icon.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { useMessages } from '../../lib/messages.ts'
import { accountFormMessages } from './auth-page.messages.ts'

/** A sign-in method without a password. */
export type AuthMethod = 'metamask' | 'google' | 'discord'

export interface AuthAlternativesProps {
  /** A request is in progress: no second one can start. */
  busy: boolean
  /** Called when the player presses one of the other sign-in methods. */
  onAlternative: (method: AuthMethod) => void
  /** The address of this page in a wallet's own browser, on a phone where the player's browser has no wallet. */
  walletLink?: string | undefined
}

/**
 * The three other sign-in methods, under sign-up and sign-in alike.
 *
 * Use it under a form that begins a session. A way in is added to an account in its settings.
 */
export function AuthAlternatives({ busy, onAlternative, walletLink }: AuthAlternativesProps) {
  const messages = useMessages(accountFormMessages)
  return (
    <section data-slot="auth-alternatives" aria-label={messages.otherWays} className="mt-8">
      <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-seam after:h-px after:flex-1 after:bg-seam">
        {messages.orContinueWith}
      </p>
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        {methods.map((method) => (
          <Fragment key={method}>
            <Button tone="quiet" disabled={busy} onClick={() => onAlternative(method)}>
              <SocialIcon network={method} />
              <span>{messages[method]}</span>
            </Button>
            {/* Next to its button on a phone, where the last button may be below the window. */}
            {method === 'metamask' && walletLink !== undefined && (
              <TextLink
                to={walletLink}
                className="justify-self-center py-2.5 text-sm sm:order-last sm:col-span-3"
              >
                {messages.openInWallet}
              </TextLink>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  )
}

const methods = ['metamask', 'google', 'discord'] as const
