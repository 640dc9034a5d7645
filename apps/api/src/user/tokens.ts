import { messages } from '@meridian/contract/rules/messages'
import type { FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import { HttpError } from '../http/http-error.ts'
import type { TokenSecrets } from './token-secrets.ts'

/** Whom a token names, and of which epoch it is. */
export interface TokenUser {
  id: string
  /** Raised by a new password, which ends the sessions before it. */
  sessionEpoch: number
}

export interface Tokens {
  /** A signed token that names the user for seven days, or until a new password. */
  sign(user: TokenUser): Promise<string>
  /** The user a call's bearer token names; nothing without a token, a refusal for one that is not valid. */
  authenticate(headers: FastifyRequest['headers']): Promise<string | undefined>
}

const algorithm = 'HS256'

/** What a token says that one of our secrets has signed. */
interface Claims {
  sub?: string
  epoch?: unknown
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Tokens signed with secrets that every copy of the server shares, and believed while their account stands. */
export function createTokens(
  secrets: TokenSecrets,
  users: { epochOf(id: string): Promise<number | undefined> },
): Tokens {
  const keyNamed = async ({ kid = '' }: { kid?: string }) => {
    const known = await secrets.byId(kid)
    if (!known) throw new errors.JWTInvalid('It names a secret that is not known')
    return keyOf(known.secret)
  }

  /** The account that a token names, if it still stands and the token is of its present epoch. */
  const userOf = async (token: string): Promise<string | undefined> => {
    try {
      const { payload } = await jwtVerify<Claims>(token, keyNamed, { algorithms: [algorithm] })
      const { sub, epoch } = payload
      return sub !== undefined && epoch !== undefined && (await users.epochOf(sub)) === epoch
        ? sub
        : undefined
    } catch (error) {
      // Expired, forged or unreadable: all the same to the caller. A database that is away is not.
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    async sign({ id, sessionEpoch }) {
      const newest = await secrets.newest()
      return new SignJWT({ epoch: sessionEpoch })
        .setProtectedHeader({ alg: algorithm, kid: newest.id })
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime('7d')
        .sign(keyOf(newest.secret))
    },
    async authenticate({ authorization }) {
      if (authorization === undefined) return undefined
      const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
      const user = await userOf(token)
      if (user === undefined) throw new HttpError(401, 'unauthorized', messages.notAuthenticated)
      return user
    },
  }
}
