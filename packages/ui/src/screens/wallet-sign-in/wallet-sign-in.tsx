import { Button } from '../../components/button/button.tsx'
import { WalletPage } from '../../frames/wallet-page/wallet-page.tsx'

export interface WalletSignInScreenProps {
  /** The page is about to be left: neither button acts. */
  busy: boolean
  /** Sign Message was pressed. */
  onSign: () => void
  /** Back to the list of wallets. */
  onCancel: () => void
}

/** The wallet asks for a signature (Spec 2, Wallet screens). */
export function WalletSignInScreen({ busy, onSign, onCancel }: WalletSignInScreenProps) {
  const unlessBusy = (act: () => void) => (busy ? undefined : act)
  return (
    <WalletPage title="Connecting to wallet" lead="Meridian 2117 asks you to sign this message.">
      <blockquote className="rounded-control border border-seam bg-void/60 p-4 font-mono text-sm leading-6 wrap-anywhere">
        I am the owner of this wallet, and I am signing in to Meridian 2117.
      </blockquote>
      <p className="mt-4 text-sm leading-5 text-pretty text-ink-muted">
        A signature costs nothing and moves nothing: it proves that the wallet is yours.
      </p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button tone="quiet" aria-disabled={busy} onClick={unlessBusy(onCancel)}>
          Cancel
        </Button>
        <Button aria-disabled={busy} onClick={unlessBusy(onSign)}>
          Sign Message
        </Button>
      </div>
    </WalletPage>
  )
}
