/** The sandbox asks for consent in the name of these services. */
export type SocialService = 'discord' | 'google'

/** A player chooses this account on a consent page. */
export interface SandboxAccount {
  name: string
  email: string
  /** The service says that the e-mail is theirs. */
  verified: boolean
}

/** Names the site and the server as OAuth client at the sandbox services. */
export const sandboxClient = { id: 'meridian-sandbox', secret: 'no secret on this computer' } as const

/** Paths under the API base: the consent page, and the API behind it. */
export const socialPaths = {
  discord: { authorize: '/sandbox/discord/authorize', api: '/api/sandbox/discord' },
  google: { authorize: '/sandbox/google/authorize', api: '/api/sandbox/google' },
} as const

/** Google's consent page posts it to its opener, which then closes the page. */
export interface GoogleConsent {
  /** Tells the message from all others that a window receives. */
  from: 'sandbox-google'
  access_token?: string
  error?: string
}
