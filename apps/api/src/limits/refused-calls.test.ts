import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextAddress, openTestApp, type TestApp } from '../../test/open-test-app.ts'
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
