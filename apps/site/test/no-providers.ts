import type { AuthProviders } from '../src/lib/services/auth-providers.ts'

const never = () => new Promise<never>(() => {})

/** Never answers; for stories and tests that use no provider. */
export const noAuthProviders: AuthProviders = {
  prepareGoogle: async () => undefined,
  requestGoogleToken: never,
  leaveForDiscord: never,
  findWallets: never,
  serverTime: async () => Date.now(),
}

/** Fails to load the card provider. */
export const noCards = () => Promise.reject(new Error('No card provider'))
