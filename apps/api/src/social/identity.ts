/** Who somebody is at a provider, by the provider's own word. */
export interface Identity {
  provider: 'google' | 'discord'
  /** The player's id there, which never changes. */
  id: string
  /** Present only if the provider has verified that it is the player's. */
  email?: string | undefined
  fullName?: string | undefined
}

/** Asks a provider whom a code or token stands for; refuses in the product's words. */
export type Identify = (proof: string) => Promise<Identity>

/** The providers that vouch for players. */
export interface Providers {
  google: Identify
  discord: Identify
}
