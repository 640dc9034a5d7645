import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { toCents } from '@meridian/contract/rules/pricing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { generatedCalls, type Known } from '../test/generated-call.ts'
import { nextAddress, openTestApp, signUpPlayer, type TestApp } from '../test/open-test-app.ts'
import { callGroups, calls, refusal } from './docs/call-docs.ts'
import { Refusal } from './http/refusal.ts'

/** Vouches for whoever proves to have thought of something. */
const vouch = (provider: 'google' | 'discord') => async (proof: string) => {
  if (proof.length % 2 === 0) throw new Refusal(401, 'Nobody')
  return { provider, id: proof, email: `${proof}@meridian.test`, fullName: proof }
}

let server: TestApp
let known: Known
beforeAll(async () => {
  server = await openTestApp({ providers: { google: vouch('google'), discord: vouch('discord') } })
  const players = [await signUpPlayer(server), await signUpPlayer(server)]
  const { id, price = 0 } = kestrelInterceptor
  const userIds = players.map(({ user }) => user.id)
  const passwords = players.map(({ password }) => password)
  known = {
    token: players.map(({ token }) => token),
    userId: userIds,
    Email: players.map(({ email }) => email),
    Password: passwords,
    ConfirmPassword: passwords,
    NewPassword: ['', ...passwords],
    FullName: ['Mika Vale', ''],
    ...Object.fromEntries(['productId', 'gameId', 'id', 'after'].map((name) => [name, [id]])),
    amount: [toCents(price)],
    price: [price],
    currency: ['usd'],
    payment_method_id: ['pays', 'asks', 'declined', 'breaks'],
  }
})
afterAll(() => server.close())

/** So many calls of each group are made; `npm run fuzz` makes 5,000. */
const count = inject('generatedCalls')

test.each(callGroups)(
  '%s: whatever is sent is answered as the API is told, or refused with words',
  async (group) => {
    const statuses = new Map<number, number>()
    const call = fc.oneof(
      ...calls
        .filter(({ doc }) => doc.group === group)
        .map(({ call: endpoint, doc }) =>
          generatedCalls(endpoint, known).map((make) => ({ make, answer: doc.answer })),
        ),
    )
    await fc.assert(
      fc.asyncProperty(call, async ({ make, answer }) => {
        const response = await server.app.inject({ ...(await make()), remoteAddress: nextAddress() })
        const { statusCode: status } = response
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // A card provider that gives no answer is the one thing beyond a call's own doing.
        expect(status === 502 || status < 500).toBe(true)
        const read = (status < 300 ? answer : refusal).safeParse(response.json())
        expect(read.error?.issues).toBe(undefined)
      }),
      { numRuns: count },
    )
    expect(statuses.get(200) ?? statuses.get(201)).toBeGreaterThan(0)
  },
  30_000 + count * 60,
)
