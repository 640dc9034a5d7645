/** The services whose consent the sandbox asks for. */
export type SocialService = 'discord' | 'google'

/** Who the player chose to be on a consent page. */
export interface SandboxAccount {
  name: string
  email: string
  /** The service says that the e-mail is theirs. */
  verified: boolean
}

/** How the site and the server name themselves to the stand-ins. */
export const sandboxClient = { id: 'meridian-sandbox', secret: 'no secret on this machine' } as const

/** Where the stand-ins answer, under the API base: the page that asks, and the API behind it. */
export const socialPaths = {
  discord: { authorize: '/sandbox/discord/authorize', api: '/api/sandbox/discord' },
  google: { authorize: '/sandbox/google/authorize', api: '/api/sandbox/google' },
} as const

/** What the consent page of Google tells the window that opened it, which closes the page once it has heard. */
export interface GoogleConsent {
  /** Marks it as ours among all that a window hears. */
  from: 'sandbox-google'
  access_token?: string
  error?: string
}
