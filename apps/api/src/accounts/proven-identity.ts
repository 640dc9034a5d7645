import { typedName } from '@meridian-2117/contract/validation/validation'
import { createHostCheck } from '../http/own-host.ts'
import type { Identity } from './player.store.ts'
import type { Providers } from './identity.ts'

/** Asks Google and Discord for the player of a token or code. */
export function createProvenIdentity(providers: Providers, publicUrl: string) {
  // Discord redirects only to the public address.
  const checkHost = createHostCheck(publicUrl)
  return {
    google: async ({ token }: { token: string }): Promise<Identity> =>
      withShownName(await providers.google(token)),

    /** `pageHost` is the host of the page that the code came back to. */
    async discord({ code }: { code: string }, pageHost: string | undefined): Promise<Identity> {
      checkHost(pageHost)
      return withShownName(await providers.discord(code))
    },
  }
}

/** Applies the rule for typed names; a name without a letter is dropped. */
const withShownName = ({ fullName = '', ...identity }: Identity): Identity => ({
  ...identity,
  fullName: typedName(fullName).trim() || undefined,
})
