import type { Session, Player } from '@meridian/contract'
import { messages } from '@meridian/contract/messages/messages'
import { textLimits } from '@meridian/contract/validation/text-limits'
import type { FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import { HttpError } from '../http/http-error.ts'
import type { PlayerStore } from './player.store.ts'

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
  epoch?: unknown
}

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

  /** Returns the id of a token's player, if the account still exists and has the token's session epoch. */
  async function playerIdOf(token: string): Promise<string | undefined> {
    // The database is asked only about a token of ours.
    const { sub, epoch } = await claimsOf(token)
    if (sub === undefined || epoch === undefined) return undefined
    return (await players.epochOf(sub)) === epoch ? sub : undefined
  }

  /** Signs a token for the player, valid for seven days or until the session epoch rises. */
  const sign = ({ id, sessionEpoch }: TokenPlayer): Promise<string> =>
    new SignJWT({ epoch: sessionEpoch })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime('7d')
      .sign(signingKey)

  return {
    sign,

    /** Starts the session of a player who has just signed in from an address. */
    async beginSession({ player, sessionEpoch }: SignedIn, address: string): Promise<Session> {
      await players.rememberAddress(player.id, address)
      return { player, token: await sign({ id: player.id, sessionEpoch }) }
    },

    /** Returns the id of the player whose bearer token a call has; `undefined` without a token. Refuses an invalid one. */
    async authenticate({ authorization }: FastifyRequest['headers']): Promise<string | undefined> {
      if (authorization === undefined) return undefined
      const token = /^Bearer +(\S+)$/i.exec(authorization.slice(0, headerLimit))?.[1]
      const playerId = token && (await playerIdOf(token))
      if (!playerId) throw new HttpError(401, 'unauthorized', messages.notAuthenticated)
      return playerId
    },
  }
}
