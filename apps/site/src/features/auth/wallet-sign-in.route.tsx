import { walletPagesMachine } from '@meridian/flows/wallet-pages'
import { selectWalletPagesView } from '@meridian/flows/wallet-pages/view'
import { WalletSignInScreen } from '@meridian/ui/screens/wallet-sign-in'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Shows the message to sign. */
export function Component() {
  const { view, send } = useFlow(walletPagesMachine, {
    input: { page: 'walletSignIn' },
    view: selectWalletPagesView,
  })
  return (
    <WalletSignInScreen
      busy={view.busy}
      onSign={() => send({ type: 'message.sign' })}
      onCancel={() => send({ type: 'wallet.back' })}
    />
  )
}
