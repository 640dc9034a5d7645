import { WalletWelcomeScreen } from '@meridian/ui/screens/wallet-welcome'
import { useWalletScreens } from './use-wallet-screens.ts'

/** The locked wallet (Spec 2, Wallet screens). */
export function WalletWelcomeRoute() {
  const { view, onUnlock, onEditPassword } = useWalletScreens('walletWelcome')
  return (
    <WalletWelcomeScreen
      error={view.passwordError}
      busy={view.busy}
      onUnlock={onUnlock}
      onEdit={onEditPassword}
    />
  )
}
