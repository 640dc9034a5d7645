import { signInWithDiscord, signInWithGoogle, type Session } from '@meridian-2117/contract'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { HttpError } from '../http/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { limits } from '../limits/limits.ts'
import { notices, type Notify } from '../mail/notice-mail.ts'
import type { Tokens } from './tokens.ts'
import type { Identity, PlayerStore } from './player.store.ts'
import type { Providers } from './identity.ts'
import { createProvenIdentity } from './proven-identity.ts'

interface SocialOptions {
  players: Pick<PlayerStore, 'byIdentity'>
  tokens: Pick<Tokens, 'beginSession' | 'signIdentity' | 'identityOf'>
  providers: Providers
  notify: Notify
  /** Public address of the site. */
  publicUrl: string
}

const serviceNames = { google: 'Google', discord: 'Discord' } as const

/** Signs in with Google and Discord, and opens an account where there is none. */
export async function socialRoutes(
  app: FastifyInstance,
  { players, tokens, providers, notify, publicUrl }: SocialOptions,
): Promise<void> {
  const proven = createProvenIdentity(providers, publicUrl)

  /** `proof` is the provider's, or that of an earlier refusal, which allows to take an account over. */
  const signIn = async (
    proof: string,
    provider: Identity['provider'],
    identify: () => Promise<Identity>,
    address: string,
  ): Promise<Session> => {
    const agreed = await tokens.identityOf(proof)
    const takesOver = agreed?.provider === provider
    const identity = takesOver ? agreed : await identify()
    const result = await players.byIdentity(identity, takesOver)
    const service = serviceNames[provider]
    switch (result) {
      case 'email_taken':
        throw new HttpError(409, result, serverMessages.emailTaken)
      case 'email_missing':
        throw new HttpError(409, result, serverMessages.emailMissing)
      case 'takes_over':
        // A code of Discord works once, so the next call brings what it has proven.
        throw new HttpError(409, result, serverMessages.takesOver(service), {
          proof: await tokens.signIdentity(identity),
        })
    }
    if (result.change === 'linked') notify(result.found.player.email, notices.linked(provider))
    if (result.change === 'taken_over') notify(result.found.player.email, notices.takenOver(provider))
    return tokens.beginSession(result.found, address)
  }

  const counted = { limit: limits.otherSignIns }
  app.endpoint(
    signInWithGoogle,
    ({ body, address }) => signIn(body.token, 'google', () => proven.google(body), address),
    counted,
  )
  app.endpoint(
    signInWithDiscord,
    ({ body, address, pageHost }) =>
      signIn(body.code, 'discord', () => proven.discord(body, pageHost), address),
    counted,
  )
}
