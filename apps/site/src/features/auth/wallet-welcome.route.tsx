import { walletScreensMachine } from '@meridian/flows/wallet-screens'
import { selectWalletScreensView } from '@meridian/flows/wallet-screens/view'
import { WalletWelcomeScreen } from '@meridian/ui/screens/wallet-welcome'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** The locked wallet (Spec 2, Wallet screens). */
export function Component() {
  const { view, send } = useFlow(walletScreensMachine, {
    input: { page: 'walletWelcome' },
    view: selectWalletScreensView,
  })
  return (
    <WalletWelcomeScreen
      error={view.passwordError}
      busy={view.busy}
      onUnlock={(typed) => send({ type: 'wallet.unlock', typed })}
      onEdit={() => send({ type: 'password.edit' })}
    />
  )
}
