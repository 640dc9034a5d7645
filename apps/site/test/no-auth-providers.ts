import type { AuthProviders } from '../src/lib/services/auth-providers.ts'

const never = () => new Promise<never>(() => {})

/** Providers that never answer, for stories and tests that use none. */
export const noAuthProviders: AuthProviders = {
  prepareGoogle: async () => undefined,
  requestGoogleToken: never,
  leaveForDiscord: never,
  findWallets: never,
  serverTime: async () => Date.now(),
}
