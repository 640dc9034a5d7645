import { walletScreensMachine } from '@meridian/flows/wallet-screens'
import { selectWalletScreensView } from '@meridian/flows/wallet-screens/view'
import { WalletSignInScreen } from '@meridian/ui/screens/wallet-sign-in'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** The message to sign (Spec 2, Wallet screens). */
export function Component() {
  const { view, send } = useFlow(walletScreensMachine, {
    input: { page: 'walletSignIn' },
    view: selectWalletScreensView,
  })
  return (
    <WalletSignInScreen
      busy={view.busy}
      onSign={() => send({ type: 'message.sign' })}
      onCancel={() => send({ type: 'wallet.back' })}
    />
  )
}
