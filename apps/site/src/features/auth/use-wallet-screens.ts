import { walletScreensMachine, type WalletPage } from '@meridian/flows/wallet-screens'
import { selectWalletScreensView, type WalletScreensView } from '@meridian/flows/wallet-screens/view'
import { useFlow } from '../../lib/flows/use-flow.ts'

export interface WalletScreens {
  view: WalletScreensView
  onChoose: () => void
  onBack: () => void
  onEditPassword: () => void
  onUnlock: (typed: boolean) => void
  onSign: () => void
}

/** Runs one page of the wallet. */
export function useWalletScreens(page: WalletPage): WalletScreens {
  const { view, send } = useFlow(walletScreensMachine, {
    input: { page },
    calls: {},
    tells: {},
    view: selectWalletScreensView,
  })
  return {
    view,
    onChoose: () => send({ type: 'wallet.choose' }),
    onBack: () => send({ type: 'wallet.back' }),
    onEditPassword: () => send({ type: 'password.edit' }),
    onUnlock: (typed) => send({ type: 'wallet.unlock', typed }),
    onSign: () => send({ type: 'message.sign' }),
  }
}
