import { refusalSchema } from '@meridian-2117/contract'
import { endpoints, endpointTags } from '@meridian-2117/contract/endpoints'
import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { toCents } from '@meridian-2117/contract/money/pricing'
import fc from 'fast-check'
import * as z from 'zod'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { generatedCalls, type Known } from '../test/generated-call.ts'
import {
  nextAddress,
  openTestApp,
  signUpPlayer,
  type SignedUpPlayer,
  type TestApp,
} from '../test/open-test-app.ts'
import { HttpError } from './http/http-error.ts'

/** Accepts every proof of identity. */
const vouch = (provider: 'google' | 'discord') => async (proof: string) => {
  if (proof.length % 2 === 0) throw new HttpError(401, 'sign_in_failed', 'Nobody')
  return { provider, id: proof, email: `${proof}@meridian.test`, fullName: proof }
}

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ providers: { google: vouch('google'), discord: vouch('discord') } })
})
afterAll(() => server.close())

/** Collects the values that players know. One call may mix the values of several players. */
function knownTo(...players: readonly SignedUpPlayer[]): Known {
  const { id, price = 0 } = kestrelInterceptor
  const passwords = players.map(({ password }) => password)
  const ids = players.map(({ player }) => player.id)
  return {
    token: players.map(({ token }) => token),
    // JSON names the player `userId`, an address `playerId`.
    userId: ids,
    playerId: ids,
    Email: players.map(({ email }) => email),
    email: players.map(({ email }) => email),
    Password: passwords,
    password: passwords,
    ConfirmPassword: passwords,
    NewPassword: ['', ...passwords],
    FullName: ['Mika Vale', ''],
    ...Object.fromEntries(['productId', 'gameId', 'id', 'after'].map((name) => [name, [id]])),
    amount: [toCents(price)],
    price: [price],
    currency: ['usd'],
    payment_method_id: ['pays', 'asks', 'declined', 'breaks'],
  }
}

const { count, ...seeded } = inject('generatedCalls')

/**
 * Two players make this number of calls. A call that changes a password or ends a session makes their tokens invalid.
 */
const callsOfTwoPlayers = 100

test.each(endpointTags)(
  '%s: answers any input by its schema, or refuses it with a message',
  async (tag) => {
    const statuses = new Map<number, number>()
    for (let made = 0; made < count; made += callsOfTwoPlayers) {
      const players = [await signUpPlayer(server), await signUpPlayer(server)] as const
      const call = fc.oneof(
        ...[knownTo(...players), knownTo(players[0])].flatMap((known) =>
          endpoints
            .filter((endpoint) => endpoint.tag === tag)
            .map((endpoint) =>
              generatedCalls(endpoint, known).map((make) => ({ make, answer: endpoint.answer.schema })),
            ),
        ),
      )
      await fc.assert(
        fc.asyncProperty(call, async ({ make, answer }) => {
          const response = await server.app.inject({ ...(await make()), remoteAddress: nextAddress() })
          const { statusCode: status } = response
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          // Only a silent card provider fails without a fault of the call.
          expect(status === 502 || status < 500).toBe(true)
          const read = z.safeParse(status < 300 ? answer : refusalSchema, response.json())
          expect(read.error?.issues).toBe(undefined)
        }),
        { numRuns: Math.min(count - made, callsOfTwoPlayers), ...seeded },
      )
    }
    expect(statuses.get(200) ?? statuses.get(201)).toBeGreaterThan(0)
  },
  30_000 + count * 60,
)
