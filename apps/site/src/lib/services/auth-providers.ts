import type { ProofAnswer } from '@meridian-2117/flows/social'
import type { Wallet } from '@meridian-2117/contract/names/dialog-steps'

/** The part of a wallet's provider that the site uses (EIP-1193). */
export interface EthereumProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>
  on?: (event: 'accountsChanged', listener: (accounts: readonly string[]) => void) => unknown
  removeListener?: (event: 'accountsChanged', listener: (accounts: readonly string[]) => void) => unknown
}

export interface InstalledWallet extends Wallet {
  provider: EthereumProvider
}

/** These outside services identify a player. */
export interface AuthProviders {
  /** Loads Google's script, so that a press opens the popup at once; a failed load is retried at the press. */
  prepareGoogle: () => Promise<unknown>
  requestGoogleToken: () => Promise<ProofAnswer>
  /** Leaves the site; `state` returns with the player. */
  leaveForDiscord: (state: string) => Promise<ProofAnswer>
  findWallets: () => Promise<readonly InstalledWallet[]>
  /** Returns the time for a wallet's message, epoch `ms`. */
  serverTime: () => Promise<number>
}
