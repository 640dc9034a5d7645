import { walletPagesMachine } from '@meridian-2117/flows/wallet-pages'
import { selectWalletPagesView } from '@meridian-2117/flows/wallet-pages/view'
import { WalletPagesSignInScreen } from '@meridian-2117/ui/screens/wallet-pages-sign-in'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Shows the message to sign. */
export function Component() {
  const { view, send } = useFlow(walletPagesMachine, {
    input: { page: 'walletPagesSignIn' },
    view: selectWalletPagesView,
  })
  return (
    <WalletPagesSignInScreen
      busy={view.busy}
      onSign={() => send({ type: 'message.sign' })}
      onCancel={() => send({ type: 'wallet.back' })}
    />
  )
}
