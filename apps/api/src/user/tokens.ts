import type { Session, User } from '@meridian/contract'
import { messages } from '@meridian/contract/messages/messages'
import { textLimits } from '@meridian/contract/validation/text-limits'
import type { FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import { HttpError } from '../http/http-error.ts'
import type { TokenSecrets } from './token-secrets.ts'
import type { UserStore } from './user.store.ts'

/** A token names this player and session epoch. */
export interface TokenUser {
  id: string
  /** A new password raises it, which ends earlier sessions. */
  sessionEpoch: number
}

export type Tokens = ReturnType<typeof createTokens>

type SignedIn = { user: User; sessionEpoch: number }

const algorithm = 'HS256'

/** Claims of a token that one of our secrets has signed. */
interface Claims {
  sub?: string
  epoch?: unknown
}

/** A longer `Authorization` header is not read. */
const headerLimit = 'Bearer '.length + textLimits.token

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs and verifies tokens. All copies share the secrets; a token is valid while its account exists. */
export function createTokens(secrets: TokenSecrets, users: Pick<UserStore, 'epochOf' | 'rememberAddress'>) {
  const keyNamed = async ({ kid = '' }: { kid?: string }) => {
    const known = await secrets.byId(kid)
    if (!known) throw new errors.JWTInvalid('It names an unknown secret')
    return keyOf(known.secret)
  }

  /** Returns the account of a token, if it still exists and has the token's session epoch. */
  const userOf = async (token: string): Promise<string | undefined> => {
    try {
      const { payload } = await jwtVerify<Claims>(token, keyNamed, { algorithms: [algorithm] })
      const { sub, epoch } = payload
      return sub !== undefined && epoch !== undefined && (await users.epochOf(sub)) === epoch
        ? sub
        : undefined
    } catch (error) {
      // Expired, forged and unreadable tokens look alike to the caller, unlike a database failure.
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  /** Signs a token for the user, valid for seven days or until a new password. */
  async function sign({ id, sessionEpoch }: TokenUser): Promise<string> {
    const newest = await secrets.newest()
    return new SignJWT({ epoch: sessionEpoch })
      .setProtectedHeader({ alg: algorithm, kid: newest.id })
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime('7d')
      .sign(keyOf(newest.secret))
  }

  return {
    sign,

    /** Starts the session of a player who has just signed in from an address. */
    async beginSession({ user, sessionEpoch }: SignedIn, address: string): Promise<Session> {
      await users.rememberAddress(user.id, address)
      return { user, token: await sign({ id: user.id, sessionEpoch }) }
    },

    /** Returns the user of a call's bearer token; `undefined` without a token. Refuses an invalid one. */
    async authenticate({ authorization }: FastifyRequest['headers']): Promise<string | undefined> {
      if (authorization === undefined) return undefined
      const token = /^Bearer +(\S+)$/i.exec(authorization.slice(0, headerLimit))?.[1]
      const user = token && (await userOf(token))
      if (!user) throw new HttpError(401, 'unauthorized', messages.notAuthenticated)
      return user
    },
  }
}
