import { WalletSignInScreen } from '@meridian/ui/screens/wallet-sign-in'
import { useWalletScreens } from './use-wallet-screens.ts'

/** The message to sign (Spec 2, Wallet screens). */
export function WalletSignInRoute() {
  const { view, onSign, onBack } = useWalletScreens('walletSignIn')
  return <WalletSignInScreen busy={view.busy} onSign={onSign} onCancel={onBack} />
}
