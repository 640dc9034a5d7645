import { sandboxClient, socialPaths } from '@meridian/sandbox/shared/social-wire'
import type { DiscordOptions } from '../social/discord.provider.ts'
import type { GoogleOptions } from '../social/google.provider.ts'
import type { Identify } from '../social/identity.ts'

/** Where the stand-ins answer: this server's own address, such as http://127.0.0.1:2117. */
type OwnUrl = () => string

/** Discord's stand-in, for the adapter of the real one. */
export const sandboxDiscord = (ownUrl: OwnUrl): Omit<DiscordOptions, 'redirectUri'> => ({
  clientId: sandboxClient.id,
  clientSecret: sandboxClient.secret,
  apiUrl: () => ownUrl() + socialPaths.discord.api,
})

/** Google's stand-in, for the adapter of the real one. */
export const sandboxGoogle = (ownUrl: OwnUrl): GoogleOptions => ({
  clientId: sandboxClient.id,
  apiUrl: () => ownUrl() + socialPaths.google.api,
})

/**
 * Keeps the players of a sandbox service apart from everybody else's accounts, where others reach it: anybody may say
 * anything there, so its word is no proof of an e-mail, and its ids are none of the real service's.
 */
export const ownNamespace =
  (identify: Identify): Identify =>
  async (proof) => {
    const { provider, id, fullName } = await identify(proof)
    return { provider, id: `sandbox-${provider}:${id}`, fullName }
  }
