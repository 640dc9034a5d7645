import { walletPagesMachine } from '@meridian-2117/flows/wallet-pages'
import { selectWalletPagesView } from '@meridian-2117/flows/wallet-pages/view'
import { WalletPagesConnectScreen } from '@meridian-2117/ui/screens/wallet-pages-connect'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Lists the wallets, and waits for the chosen one. */
export function Component() {
  const { view, send } = useFlow(walletPagesMachine, {
    input: { page: 'walletPagesConnect' },
    view: selectWalletPagesView,
  })
  return (
    <WalletPagesConnectScreen
      connecting={view.connecting}
      onChoose={() => send({ type: 'wallet.choose' })}
      onBack={() => send({ type: 'wallet.back' })}
    />
  )
}
