import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Spinner } from '../../components/spinner/spinner.tsx'
import { WalletPage } from '../../layouts/wallet-page/wallet-page.tsx'
import { focusContent } from '../../lib/focus.ts'
import { WalletChoice } from '../../components/wallet-choice/wallet-choice.tsx'
import { useMessages } from '../../lib/messages.ts'
import { walletPageMessages } from '../../layouts/wallet-page/wallet-page.messages.ts'

export interface WalletPagesConnectScreenProps {
  /** The spinner replaces the list. */
  connecting: boolean
  /** Called when the player chooses the browser wallet. */
  onChoose: () => void
  /** Returns from the spinner to the list. */
  onBack: () => void
}

/**
 * Offers the wallets to connect, and shows the progress.
 *
 * The player chooses a wallet, or chooses again while it connects.
 */
export function WalletPagesConnectScreen({ connecting, onChoose, onBack }: WalletPagesConnectScreenProps) {
  const messages = useMessages(walletPageMessages)
  // The pressed button has unmounted: the focus goes to the page, and a screen reader reads its new heading.
  const shown = useRef(connecting)
  useEffect(() => {
    if (shown.current === connecting) return
    shown.current = connecting
    focusContent({ preventScroll: true })
  }, [connecting])

  if (!connecting)
    return (
      <WalletPage title={messages.connectTitle} lead={messages.connectLead} mark={false}>
        <WalletChoice onChoose={onChoose} headingLevel={2} />
      </WalletPage>
    )
  return (
    <WalletPage title={messages.connectingTitle} lead={messages.connectingLead}>
      <div className="grid justify-items-center gap-8 pt-8 pb-2">
        <Spinner size="lg" label={messages.connectingTitle} />
        <Button tone="quiet" onClick={onBack}>
          {messages.chooseAnother}
        </Button>
      </div>
    </WalletPage>
  )
}
