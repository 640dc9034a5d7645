import { paths } from '@meridian/contract/paths/paths'
import type { AuthProviders } from '../../lib/services/auth-providers.ts'

/** Uses the real services, or the sandbox's where their settings are absent. Each loads when it is needed. */
export const authProviders: AuthProviders = {
  prepareGoogle: async () => (await import('./google-oauth.ts')).prepareGoogle(),
  requestGoogleToken: async () => (await import('./google-oauth.ts')).requestGoogleToken(),
  leaveForDiscord: async (state) => (await import('./discord-oauth.ts')).leaveForDiscord(state),
  findWallets: async () => (await import('./wallets.ts')).discoverWallets(window),
  serverTime: async () => (await import('../../lib/api/api-client.ts')).readServerTime(paths.home),
}
