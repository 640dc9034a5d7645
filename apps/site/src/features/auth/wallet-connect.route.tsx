import { WalletConnectScreen } from '@meridian/ui/screens/wallet-connect'
import { useWalletScreens } from './use-wallet-screens.ts'

/** The list of wallets and the wait for one (Spec 2, Wallet screens). */
export function WalletConnectRoute() {
  const { view, onChoose, onBack } = useWalletScreens('walletConnect')
  return <WalletConnectScreen connecting={view.connecting} onChoose={onChoose} onBack={onBack} />
}
