import { signInWithDiscord, signInWithGoogle, type Session } from '@meridian/contract'
import { serverMessages } from '@meridian/contract/messages/messages'
import { typedName } from '@meridian/contract/validation/validation'
import { createHostCheck } from '../http/own-host.ts'
import { HttpError } from '../http/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { limits } from '../limits/limits.ts'
import type { Tokens } from '../player/tokens.ts'
import type { Identity, PlayerStore } from '../player/player.store.ts'
import type { Identify, Providers } from './identity.ts'

interface SocialOptions {
  players: Pick<PlayerStore, 'findOrCreateByIdentity'>
  tokens: Pick<Tokens, 'beginSession'>
  providers: Providers
  /** Public address of the site; Discord redirects only there. */
  publicUrl: string
}

/** Signs in with Google and Discord, and opens an account where there is none. */
export async function socialRoutes(
  app: FastifyInstance,
  { players, tokens, providers, publicUrl }: SocialOptions,
): Promise<void> {
  const signIn = async (identify: Identify, proof: string, address: string): Promise<Session> => {
    const player = await players.findOrCreateByIdentity(withShownName(await identify(proof)))
    if (!player) throw new HttpError(409, 'email_taken', serverMessages.emailTaken)
    return tokens.beginSession(player, address)
  }

  const counted = { limit: limits.otherSignIns }
  app.endpoint(
    signInWithGoogle,
    ({ body, address }) => signIn(providers.google, body.token, address),
    counted,
  )
  const checkHost = createHostCheck(publicUrl)
  app.endpoint(
    signInWithDiscord,
    async ({ body, address, pageHost }) => {
      checkHost(pageHost)
      return signIn(providers.discord, body.code, address)
    },
    counted,
  )
}

/** Applies the rule for typed names; a name without a letter is dropped. */
const withShownName = ({ fullName = '', ...identity }: Identity): Identity => ({
  ...identity,
  fullName: typedName(fullName).trim() || undefined,
})
