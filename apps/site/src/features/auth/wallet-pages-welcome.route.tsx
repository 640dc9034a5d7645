import { walletPagesMachine } from '@meridian-2117/flows/wallet-pages'
import { selectWalletPagesView } from '@meridian-2117/flows/wallet-pages/view'
import { WalletPagesWelcomeScreen } from '@meridian-2117/ui/screens/wallet-pages-welcome'
import { useFlow } from '../../lib/flows/use-flow.ts'

export function Component() {
  const { view, send } = useFlow(walletPagesMachine, {
    input: { page: 'walletPagesWelcome' },
    view: selectWalletPagesView,
  })
  return (
    <WalletPagesWelcomeScreen
      error={view.passwordError}
      busy={view.busy}
      onUnlock={(typed) => send({ type: 'wallet.unlock', typed })}
      onEdit={() => send({ type: 'password.edit' })}
    />
  )
}
