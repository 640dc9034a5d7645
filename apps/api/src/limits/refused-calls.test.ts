import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, nextAddress, openTestApp, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { rateLimits } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test.each([
  ['sign-ups', 'signup'],
  ['other-sign-ins', 'google'],
  ['other-sign-ins', 'discord'],
  ['other-sign-ins', 'MetaMask'],
  ['reset-requests', 'forgot-password'],
  ['resets', 'reset-password/token'],
  ['guesses-of-address', 'login'],
])('counts toward %s also a call of %s that is refused for its form', async (limit, call) => {
  const remoteAddress = nextAddress()
  const url = `/api/v1/user/${call}`
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: { Email: 'x' },
  })
  const counted = await server.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `${limit} ${remoteAddress}`))
  expect([statusCode, counted.map(({ count }) => count)]).toEqual([400, [1]])
})

test.each([
  ['purchase-checks', 'POST', '/api/v1/game/create'],
  ['payments', 'POST', '/api/v1/payment/create-payment-intent'],
  ['payments', 'POST', '/api/v1/card/pay-with-card'],
  ['profile-changes', 'PUT', '/api/v1/profile'],
  ['account-changes', 'POST', '/api/v1/account/google'],
  ['account-changes', 'POST', '/api/v1/account/discord'],
  ['account-changes', 'POST', '/api/v1/account/wallet'],
  ['account-changes', 'POST', '/api/v1/account/unlink'],
  ['email-changes', 'POST', '/api/v1/account/email'],
  ['saved-changes', 'POST', '/api/v1/account/saved'],
] as const)(
  'counts toward %s of a player also a %s %s that is refused for its form',
  async (limit, method, url) => {
    const { token, player } = await signUpPlayer(server)
    const { statusCode } = await server.app.inject({ method, url, headers: bearer(token), payload: {} })
    const counted = await server.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `${limit} ${player.id}`))
    expect([statusCode, counted.map(({ count }) => count)]).toEqual([400, [1]])
  },
)
