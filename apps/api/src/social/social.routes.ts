import { signInWithDiscord, signInWithGoogle, type Session } from '@meridian/contract'
import { serverMessages } from '@meridian/contract/rules/messages'
import { createHostCheck } from '../http/own-host.ts'
import { HttpError } from '../http/http-error.ts'
import type { Route } from '../http/route.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import { beginSession } from '../user/begin-session.ts'
import type { Tokens } from '../user/tokens.ts'
import type { UserStore } from '../user/user.store.ts'
import type { Identify, Providers } from './identity.ts'

interface SocialOptions {
  users: Pick<UserStore, 'findOrCreateByIdentity' | 'rememberAddress'>
  tokens: Pick<Tokens, 'sign'>
  rateLimits: Pick<RateLimits, 'consume'>
  providers: Providers
  /** The address at which players reach the site: Discord sends them back there alone. */
  publicUrl: string
}

/** Signing in with Google and Discord, which opens an account where there is none. */
export function socialRoutes(
  route: Route,
  { users, tokens, rateLimits, providers, publicUrl }: SocialOptions,
): void {
  const enter = async (identify: Identify, proof: string, address: string): Promise<Session> => {
    await rateLimits.consume([limits.otherSignIns, address])
    const account = await users.findOrCreateByIdentity(await identify(proof))
    if (!account) throw new HttpError(409, 'email_taken', serverMessages.emailTaken)
    return beginSession({ users, tokens }, account, address)
  }

  route(signInWithGoogle, ({ body, address }) => enter(providers.google, body.token, address))
  const checkHost = createHostCheck(publicUrl)
  route(signInWithDiscord, async ({ body, address, pageHost }) => {
    checkHost(pageHost)
    return enter(providers.discord, body.code, address)
  })
}
