import { Button } from '../../components/button/button.tsx'
import { WalletPage } from '../../layouts/wallet-page/wallet-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { walletPageMessages } from '../../layouts/wallet-page/wallet-page.messages.ts'

export interface WalletPagesSignInScreenProps {
  /** The page is about to be left: neither button acts. */
  busy: boolean
  /** Called when the player presses Sign Message. */
  onSign: () => void
  /** Back to the list of wallets. */
  onCancel: () => void
}

/**
 * The wallet asks for a signature.
 *
 * The player reads the message, and signs it or cancels.
 */
export function WalletPagesSignInScreen({ busy, onSign, onCancel }: WalletPagesSignInScreenProps) {
  const messages = useMessages(walletPageMessages)
  const unlessBusy = (act: () => void) => (busy ? undefined : act)
  return (
    <WalletPage title={messages.signTitle} lead={messages.signLead}>
      <blockquote className="rounded-control border border-seam bg-void/60 p-4 font-mono text-sm leading-6 wrap-anywhere">
        {messages.message}
      </blockquote>
      <p className="mt-4 text-sm leading-5 text-pretty text-ink-muted">{messages.signNote}</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button tone="quiet" aria-disabled={busy} onClick={unlessBusy(onCancel)}>
          {messages.cancel}
        </Button>
        <Button aria-disabled={busy} onClick={unlessBusy(onSign)}>
          {messages.sign}
        </Button>
      </div>
    </WalletPage>
  )
}
