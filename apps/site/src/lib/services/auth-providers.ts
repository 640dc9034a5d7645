import type { ProofAnswer } from '@meridian/flows/social'
import type { Wallet } from '@meridian/flows/wallet-sign-in'

/** A wallet's provider, as far as the site uses it (EIP-1193). */
export interface EthereumProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>
  on?: (event: 'accountsChanged', listener: (accounts: readonly string[]) => void) => unknown
  removeListener?: (event: 'accountsChanged', listener: (accounts: readonly string[]) => void) => unknown
}

export interface InstalledWallet extends Wallet {
  provider: EthereumProvider
}

/** The outside services that prove who somebody is. */
export interface AuthProviders {
  /** Loads what Google's window needs, so that a press opens it at once; what does not load is loaded at the press. */
  prepareGoogle: () => Promise<unknown>
  requestGoogleToken: () => Promise<ProofAnswer>
  /** Leaves the site; `state` comes back with the player. */
  leaveForDiscord: (state: string) => Promise<ProofAnswer>
  /** The wallets of this browser. */
  findWallets: () => Promise<readonly InstalledWallet[]>
  /** The time that a wallet's message carries, epoch `ms`. */
  serverTime: () => Promise<number>
}
