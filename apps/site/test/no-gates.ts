import type { Gates } from '../src/features/auth/auth-providers.ts'

const never = () => new Promise<never>(() => {})

/** Ways out that nobody comes back from, where a story or test takes none. */
export const noGates: Gates = {
  prepareGoogle: async () => undefined,
  requestGoogleToken: never,
  leaveForDiscord: never,
  findWallets: never,
  serverTime: async () => Date.now(),
}
