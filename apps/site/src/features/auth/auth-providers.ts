import { paths } from '@meridian-2117/contract/paths/paths'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import type { AuthProviders } from '../../lib/services/auth-providers.ts'

/** Uses the real services, or the sandbox's where their settings are absent. Each loads when it is needed. */
export const createAuthProviders = (settings: PageSettings): AuthProviders => ({
  prepareGoogle: async () => (await import('./google-oauth.ts')).prepareGoogle(settings),
  requestGoogleToken: async () => (await import('./google-oauth.ts')).requestGoogleToken(settings),
  leaveForDiscord: async (state) => (await import('./discord-oauth.ts')).leaveForDiscord(state, settings),
  findWallets: async () => (await import('./wallets.ts')).discoverWallets(window),
  serverTime: async () => (await import('../../lib/api/api-client.ts')).readServerTime(paths.home),
})
