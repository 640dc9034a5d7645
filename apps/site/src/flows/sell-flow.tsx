import { sampleSale } from '@meridian/contract/rules/samples'
import { ChooseWalletDialog } from '@meridian/ui/dialogs/choose-wallet-dialog'
import { ConnectWalletDialog } from '@meridian/ui/dialogs/connect-wallet-dialog'
import { SellItemDialog } from '@meridian/ui/dialogs/sell-item-dialog'
import { useEffect, useEffectEvent } from 'react'
import { flowDialogs } from './flow-dialogs.tsx'
import { useSell } from './use-sell.ts'

export interface SellFlowProps {
  /** How often Instant Sell has been pressed on this visit. */
  presses: number
}

/** The dialogs of Instant Sell, which the market loads once it stands (Spec 4, Sell flow). */
export function SellFlow({ presses }: SellFlowProps) {
  const { view, onSell, onProceed, onClose } = useSell()
  const start = useEffectEvent(onSell)
  useEffect(() => {
    if (presses > 0) start()
  }, [presses])
  const stepOf = (dialog: typeof view.dialog) => ({
    item: sampleSale,
    open: view.dialog === dialog,
    onProceed,
    onDismiss: onClose,
  })
  return flowDialogs<typeof view.dialog>({
    item: <SellItemDialog {...stepOf('item')} />,
    wallets: <ChooseWalletDialog step="Step 2 of 3. Next: connect it." {...stepOf('wallets')} />,
    connect: <ConnectWalletDialog step="Step 3 of 3." {...stepOf('connect')} />,
  })
}
