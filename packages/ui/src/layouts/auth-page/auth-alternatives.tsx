import { Button } from '../../components/button/button.tsx'
import { SocialIcon } from '../../components/icon-social/icon-social.tsx'
import { useMessages } from '../../lib/messages.ts'
import { accountFormMessages } from './auth-page.messages.ts'

/** A sign-in method without a password. */
export type AuthMethod = 'metamask' | 'google' | 'discord'

export interface AuthAlternativesProps {
  /** A request is in progress: no second one can start. */
  busy: boolean
  /** Called when the player presses one of the other sign-in methods. */
  onAlternative: (method: AuthMethod) => void
}

/** The three other sign-in methods, under sign-up and sign-in alike. */
export function AuthAlternatives({ busy, onAlternative }: AuthAlternativesProps) {
  const messages = useMessages(accountFormMessages)
  return (
    <section data-slot="auth-alternatives" aria-label={messages.otherWays} className="mt-8">
      <p className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-seam after:h-px after:flex-1 after:bg-seam">
        {messages.orContinueWith}
      </p>
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        {methods.map((method) => (
          <Button key={method} tone="quiet" disabled={busy} onClick={() => onAlternative(method)}>
            <SocialIcon network={method} />
            <span>{messages[method]}</span>
          </Button>
        ))}
      </div>
    </section>
  )
}

const methods = ['metamask', 'google', 'discord'] as const
