/** The services whose consent the sandbox asks for. */
export type SocialService = 'discord' | 'google'

/** The player's choice of account on a consent page. */
export interface SandboxAccount {
  name: string
  email: string
  /** The service says that the e-mail is theirs. */
  verified: boolean
}

/** The OAuth client of the site and the server at the sandbox services. */
export const sandboxClient = { id: 'meridian-sandbox', secret: 'no secret on this computer' } as const

/** The paths of the sandbox services under the API base: the consent page, and the API behind it. */
export const socialPaths = {
  discord: { authorize: '/sandbox/discord/authorize', api: '/api/sandbox/discord' },
  google: { authorize: '/sandbox/google/authorize', api: '/api/sandbox/google' },
} as const

/** The message of Google's consent page to its opener, which then closes the page. */
export interface GoogleConsent {
  /** Marks it as ours among all that a window hears. */
  from: 'sandbox-google'
  access_token?: string
  error?: string
}
