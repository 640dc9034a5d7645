import { linkWallet, signInWithWallet } from '@meridian-2117/contract'
import { walletMessage } from '@meridian-2117/contract/validation/wallet-message'
import type { AuthScreen } from '@meridian-2117/flows/shared/auth-screen'
import { walletSignInMachine } from '@meridian-2117/flows/wallet-sign-in'
import { selectWalletSignInView } from '@meridian-2117/flows/wallet-sign-in/view'
import { WalletDialog } from '@meridian-2117/ui/dialogs/wallet-dialog'
import { useEffect, useState } from 'react'
import { BusyOverlay } from '../../lib/busy-overlay.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'
import type { PressedProps } from '../../lib/press-failed.tsx'
import type { EthereumProvider } from '../../lib/services/auth-providers.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { randomKey } from '../../lib/storage/key-value-store.ts'
import { keepAccount } from './get-account.ts'
import { checksumAddress, hexOf, watchAccounts } from './wallets.ts'

interface WalletSignInProps extends PressedProps {
  screen: AuthScreen
  onWalletMissing: () => void
}

/**
 * Signs in with a browser wallet, or links it to the account of the profile. It finds the wallet when it starts. It never
 * calls `onEnd`: the dialog fades out at the end, and the next attempt replaces it.
 */
export function WalletSignIn({ screen, onWalletMissing }: WalletSignInProps) {
  const services = useServices()
  const { api, authProviders } = services
  const [providers] = useState(() => new Map<string, EthereumProvider>())

  const ask = async (walletId: string, method: string, params?: readonly unknown[]) =>
    providers.get(walletId)?.request({ method, ...(params && { params }) })

  const { view, send } = useFlow(walletSignInMachine, {
    input: { screen },
    actors: {
      findWallets: async () => {
        const found = await authProviders.findWallets()
        if (found.length === 0) onWalletMissing()
        return found.map(({ provider, ...wallet }) => {
          providers.set(wallet.id, provider)
          return wallet
        })
      },
      revoke: async ({ input }) => {
        await ask(input.walletId, 'wallet_revokePermissions', [{ eth_accounts: {} }])
      },
      requestAccounts: async ({ input }) => textsOf(await ask(input.walletId, 'eth_requestAccounts')),
      requestSignature: async ({ input: { walletId: id, address }, signal }) => {
        const timeMs = await authProviders.serverTime()
        signal.throwIfAborted()
        const message = walletMessage({
          origin: window.location.origin,
          address: checksumAddress(address),
          nonce: randomKey(),
          timeMs,
        })
        const signature = await ask(id, 'personal_sign', [hexOf(message), address])
        return { message, signature: typeof signature === 'string' ? signature : '' }
      },
      signIn: ({ input, signal }) => api(signInWithWallet, { body: input }, { signal }),
      link: async ({ input, signal }) =>
        keepAccount(services, await api(linkWallet, { body: input }, { signal })),
    },
    view: selectWalletSignInView,
  })

  const walletId = 'wallet' in view ? view.wallet.id : undefined
  useEffect(() => {
    const provider = walletId === undefined ? undefined : providers.get(walletId)
    return (
      provider &&
      watchAccounts(provider, (accounts) => send({ type: 'accounts.changed', accounts: textsOf(accounts) }))
    )
  }, [walletId, providers, send])

  const { status } = view
  return (
    <>
      <WalletDialog
        step={'wallets' in view || 'wallet' in view ? view : null}
        onChoose={(id) => send({ type: 'wallet.choose', id })}
        onDismiss={() => send({ type: 'wallet.cancel' })}
      />
      <BusyOverlay
        busy={status === 'finding' || status === 'entering'}
        on={screen === 'editProfile' ? 'link' : 'signIn'}
      />
    </>
  )
}

/** Returns the texts in a value from a wallet, which is foreign code. */
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
