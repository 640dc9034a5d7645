import type { WalletView } from '@meridian/flows/wallet/view'
import { WalletDialog, type WalletDialogProps } from '@meridian/ui/dialogs/wallet-dialog'
import { useEffect } from 'react'
import { useWallet } from './use-wallet.ts'
import { Waiting } from '../../lib/busy-overlay.tsx'
import type { WayProps } from './sign-in-method.ts'

/** In with a browser wallet. */
export function WalletWay({ screen, onEnd }: WayProps) {
  const { view, onChoose, onCancel } = useWallet(screen)
  const { status } = view
  useEffect(() => {
    if (status === 'ended') onEnd()
  }, [status, onEnd])
  return (
    <>
      <WalletDialog step={stepOf(view)} onChoose={onChoose} onDismiss={onCancel} />
      {(status === 'finding' || status === 'entering') && <Waiting on="signIn" />}
    </>
  )
}

function stepOf(view: WalletView): WalletDialogProps['step'] {
  switch (view.status) {
    case 'choosing':
    case 'connecting':
    case 'signing':
      return view
    case 'finding':
    case 'entering':
    case 'ended':
      return null
    default:
      return view satisfies never
  }
}
