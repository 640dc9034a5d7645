import { walletScreensMachine } from '@meridian/flows/wallet-screens'
import { selectWalletScreensView } from '@meridian/flows/wallet-screens/view'
import { WalletConnectScreen } from '@meridian/ui/screens/wallet-connect'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** The list of wallets and the wait for one (Spec 2, Wallet screens). */
export function Component() {
  const { view, send } = useFlow(walletScreensMachine, {
    input: { page: 'walletConnect' },
    view: selectWalletScreensView,
  })
  return (
    <WalletConnectScreen
      connecting={view.connecting}
      onChoose={() => send({ type: 'wallet.choose' })}
      onBack={() => send({ type: 'wallet.back' })}
    />
  )
}
