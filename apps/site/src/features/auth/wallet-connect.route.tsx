import { walletPagesMachine } from '@meridian/flows/wallet-pages'
import { selectWalletPagesView } from '@meridian/flows/wallet-pages/view'
import { WalletConnectScreen } from '@meridian/ui/screens/wallet-connect'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Lists the wallets, and waits for the chosen one. */
export function Component() {
  const { view, send } = useFlow(walletPagesMachine, {
    input: { page: 'walletConnect' },
    view: selectWalletPagesView,
  })
  return (
    <WalletConnectScreen
      connecting={view.connecting}
      onChoose={() => send({ type: 'wallet.choose' })}
      onBack={() => send({ type: 'wallet.back' })}
    />
  )
}
