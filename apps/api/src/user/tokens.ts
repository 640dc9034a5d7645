import { messages } from '@meridian/contract/rules/messages'
import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../http/refusal.ts'

export interface Tokens {
  /** A signed token that names the user for seven days. */
  sign(userId: string): Promise<string>
  /** The user a call's bearer token names; nothing without a token, a refusal for one that is not valid. */
  bearer(headers: FastifyRequest['headers']): Promise<string | undefined>
}

/** Tokens signed with a secret that every copy of the server shares. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (userId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime('7d')
        .sign(key),
    bearer: async ({ authorization }) => {
      if (authorization === undefined) return undefined
      try {
        const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
        if (payload.sub) return payload.sub
      } catch {
        // Expired, forged or unreadable: all the same to the caller.
      }
      throw new Refusal(401, messages.notAuthenticated)
    },
  }
}
