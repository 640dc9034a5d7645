import { walletPagesMachine } from '@meridian/flows/wallet-pages'
import { selectWalletPagesView } from '@meridian/flows/wallet-pages/view'
import { WalletWelcomeScreen } from '@meridian/ui/screens/wallet-welcome'
import { useFlow } from '../../lib/flows/use-flow.ts'

export function Component() {
  const { view, send } = useFlow(walletPagesMachine, {
    input: { page: 'walletWelcome' },
    view: selectWalletPagesView,
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
