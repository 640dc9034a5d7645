import { signInWithWallet } from '@meridian/contract'
import { walletMessage } from '@meridian/contract/rules/wallet-message'
import type { AuthScreen } from '@meridian/flows/shared/auth-screen'
import { walletMachine } from '@meridian/flows/wallet'
import { selectWalletView, type WalletView } from '@meridian/flows/wallet/view'
import { useEffect, useState } from 'react'
import { useServices } from '../../lib/services/services-context.tsx'
import { hexOf, watchAccounts, type EthereumProvider } from './wallets.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'

export interface WalletEntrance {
  view: WalletView
  onChoose: (id: string) => void
  onCancel: () => void
}

/** Runs a sign-in with a browser wallet, found when it starts. */
export function useWallet(screen: AuthScreen): WalletEntrance {
  const { api, gates } = useServices()
  const [providers] = useState(() => new Map<string, EthereumProvider>())

  const ask = async (walletId: string, method: string, params?: readonly unknown[]) =>
    providers.get(walletId)?.request({ method, ...(params && { params }) })

  const { view, send } = useFlow(walletMachine, {
    input: { screen },
    calls: {
      findWallets: async () => {
        const found = await gates.findWallets()
        return found.map(({ provider, ...wallet }) => {
          providers.set(wallet.id, provider)
          return wallet
        })
      },
      revoke: async ({ walletId: id }) => {
        await ask(id, 'wallet_revokePermissions', [{ eth_accounts: {} }])
      },
      requestAccounts: async ({ walletId: id }) => textsOf(await ask(id, 'eth_requestAccounts')),
      requestSignature: async ({ walletId: id, address }, signal) => {
        const timeMs = await gates.serverTime()
        signal.throwIfAborted()
        const message = walletMessage({ host: window.location.hostname, address, timeMs })
        const signature = await ask(id, 'personal_sign', [hexOf(message), address])
        return { message, signature: typeof signature === 'string' ? signature : '' }
      },
      signIn: (signed, signal) => api(signInWithWallet, { body: signed }, { signal }),
    },
    tells: {},
    view: selectWalletView,
  })

  const walletId = 'wallet' in view ? view.wallet.id : undefined
  useEffect(() => {
    const provider = walletId === undefined ? undefined : providers.get(walletId)
    return (
      provider &&
      watchAccounts(provider, (accounts) => send({ type: 'accounts.changed', accounts: textsOf(accounts) }))
    )
  }, [walletId, providers, send])

  return {
    view,
    onChoose: (id) => send({ type: 'wallet.choose', id }),
    onCancel: () => send({ type: 'wallet.cancel' }),
  }
}

/** The texts in what a wallet hands over; it is somebody else's code. */
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
