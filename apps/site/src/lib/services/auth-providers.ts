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

/** The outside services that identify a player. */
export interface AuthProviders {
  /** Loads Google's script, so that a press opens the popup at once; a failed load is retried at the press. */
  prepareGoogle: () => Promise<unknown>
  requestGoogleToken: () => Promise<ProofAnswer>
  /** Leaves the site; `state` returns with the player. */
  leaveForDiscord: (state: string) => Promise<ProofAnswer>
  /** The wallets of this browser. */
  findWallets: () => Promise<readonly InstalledWallet[]>
  /** The time that a wallet's message carries, epoch `ms`. */
  serverTime: () => Promise<number>
}
