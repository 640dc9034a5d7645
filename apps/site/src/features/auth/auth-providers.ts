import { paths } from '@meridian/contract/rules/paths'
import type { ProofAnswer } from '@meridian/flows/social'
import type { InstalledWallet } from './wallets.ts'

/** The ways out to the services that say who somebody is. */
export interface Gates {
  /** Fetches what Google's window needs, so that a press opens it at once; what does not come is fetched at the press. */
  prepareGoogle: () => Promise<unknown>
  requestGoogleToken: () => Promise<ProofAnswer>
  /** Leaves the site; `state` comes back with the player. */
  leaveForDiscord: (state: string) => Promise<ProofAnswer>
  /** The wallets of this browser. */
  findWallets: () => Promise<readonly InstalledWallet[]>
  /** The time that a wallet's message carries, epoch `ms`. */
  serverTime: () => Promise<number>
}

/** The real ones, or the sandbox's where their settings are absent; loaded when they are wanted. */
export const gates: Gates = {
  prepareGoogle: async () => (await import('./google-oauth.ts')).prepareGoogle(),
  requestGoogleToken: async () => (await import('./google-oauth.ts')).requestGoogleToken(),
  leaveForDiscord: async (state) => (await import('./discord-oauth.ts')).leaveForDiscord(state),
  findWallets: async () => (await import('./wallets.ts')).findWallets(),
  serverTime: async () => (await import('../../lib/api/api-client.ts')).readServerTime(paths.home),
}
