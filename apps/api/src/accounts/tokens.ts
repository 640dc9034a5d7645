import type { Session, Player } from '@meridian-2117/contract'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import type { FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { notAuthenticated } from '../http/http-error.ts'
import type { Identity, PlayerStore } from './player.store.ts'

export const shortestTokenSecret = 32

export interface TokenSecrets {
  /** Signs tokens and verifies them. */
  current: string
  /** Only verifies, while the secret is being changed. */
  previous?: string | undefined
}

/** A token names this player and session epoch. */
export interface TokenPlayer {
  id: string
  /** A new password and a sign-out everywhere raise it, which ends earlier sessions. */
  sessionEpoch: number
}

export type Tokens = ReturnType<typeof createTokens>

type SignedIn = { player: Player; sessionEpoch: number }

const algorithm = 'HS256'

interface Claims {
  sub?: string
  /** Seconds; a token that is renewed keeps the time of its sign-in. */
  iat?: number
  epoch?: unknown
  identity?: unknown
}

/** The player of a call's token. */
export interface Caller {
  playerId: string
  /** Epoch `ms` of the sign-in. */
  signedInAt: number
}

/** Proves for ten minutes that a provider has identified a player. */
const identitySchema = z.object({
  provider: z.enum(['google', 'discord']),
  id: z.string(),
  email: z.string().optional(),
  fullName: z.string().optional(),
})

/** A longer `Authorization` header is not read. */
const headerLimit = 'Bearer '.length + textLimits.token

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs and verifies tokens. All copies share the secrets; a token is valid while its account exists. */
export function createTokens(
  { current, previous }: TokenSecrets,
  players: Pick<PlayerStore, 'epochOf' | 'rememberAddress'>,
) {
  const signingKey = keyOf(current)
  const keys = previous === undefined ? [signingKey] : [signingKey, keyOf(previous)]

  /** Returns the claims of a token; none of an expired, forged or unreadable one. */
  async function claimsOf(token: string): Promise<Claims> {
    for (const key of keys) {
      try {
        return (await jwtVerify<Claims>(token, key, { algorithms: [algorithm] })).payload
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
      }
    }
    return {}
  }

  /** Returns the player of a token, if the account still exists and has the token's session epoch. */
  async function callerOf(token: string): Promise<Caller | undefined> {
    // The database is asked only about a token of ours.
    const { sub, iat = 0, epoch } = await claimsOf(token)
    if (sub === undefined || epoch === undefined) return undefined
    return (await players.epochOf(sub)) === epoch ? { playerId: sub, signedInAt: iat * 1000 } : undefined
  }

  /**
   * Signs a token for the player, valid for seven days or until the session epoch rises. `signedInAt` is epoch `ms`.
   */
  const sign = ({ id, sessionEpoch }: TokenPlayer, signedInAt = Date.now()): Promise<string> =>
    new SignJWT({ epoch: sessionEpoch })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(id)
      .setIssuedAt(Math.floor(signedInAt / 1000))
      .setExpirationTime('7d')
      .sign(signingKey)

  return {
    sign,

    /** Signs that a provider has identified a player, valid for ten minutes. */
    signIdentity: ({ provider, id, email, fullName }: Identity): Promise<string> =>
      new SignJWT({ identity: { provider, id, email, fullName } })
        .setProtectedHeader({ alg: algorithm })
        .setExpirationTime('10m')
        .sign(signingKey),

    /** Returns the identity that `signIdentity` has signed; `undefined` for any other text. */
    async identityOf(proof: string): Promise<Identity | undefined> {
      return identitySchema.safeParse((await claimsOf(proof)).identity).data
    },

    /** Starts the session of a player who has just signed in from an address. */
    async beginSession({ player, sessionEpoch }: SignedIn, address: string): Promise<Session> {
      await players.rememberAddress(player.id, address)
      return { player, token: await sign({ id: player.id, sessionEpoch }) }
    },

    /** Returns the player whose bearer token a call has; `undefined` without a token. Refuses an invalid one. */
    async authenticate({ authorization }: FastifyRequest['headers']): Promise<Caller | undefined> {
      if (authorization === undefined) return undefined
      const token = /^Bearer +(\S+)$/i.exec(authorization.slice(0, headerLimit))?.[1]
      const caller = token && (await callerOf(token))
      if (!caller) throw notAuthenticated()
      return caller
    },
  }
}

/** Returns the secret of a server without `JWT_SECRET`. The first start writes it into the data folder. */
export function ownTokenSecret(dataFolder: string): string {
  const file = join(dataFolder, 'token-secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A power cut may leave half a file.
  if (stored.length >= shortestTokenSecret) return stored
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
