import { eq, sql } from 'drizzle-orm'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  bearer,
  openTestApp,
  refused,
  signUpPlayer,
  tokenSecret,
  type TestApp,
} from '../../test/open-test-app.ts'
import { knownAddresses, tokenSecrets, users } from '../database/schema.ts'
import { givenTokenSecrets } from './token-secrets.ts'
import { tokenSecretsStore } from './token-secrets.store.ts'
import { createTokens } from './tokens.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const anyone = { rememberAddress: async () => undefined, epochOf: async () => 0 }
const ada = { id: 'ada', sessionEpoch: 0 }
const history = (userId: string, headers: Record<string, string>) =>
  server.app.inject({ url: `/api/v1/history/history/${userId}`, headers })

/** Makes a token like ours, with some claims changed. */
async function token({
  secret = tokenSecret,
  kid,
  expires = '7d',
}: {
  secret?: string
  kid?: string
  expires?: string
} = {}): Promise<string> {
  const newest = await givenTokenSecrets([tokenSecret]).newest()
  return new SignJWT({ epoch: 0 })
    .setProtectedHeader({ alg: 'HS256', kid: kid ?? newest.id })
    .setSubject('someone')
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))
}

test.each([
  ['no bearer', async () => 'Basic abc'],
  ['an unreadable token', async () => 'Bearer abc'],
  ['a token of another secret', async () => `Bearer ${await token({ secret: 'x'.repeat(32) })}`],
  ['a token of an unknown secret', async () => `Bearer ${await token({ kid: 'unknown' })}`],
  ['an expired token', async () => `Bearer ${await token({ expires: '-1s' })}`],
  ['a good token of nobody', async () => `Bearer ${await token()}`],
])('takes a call with %s as signed out', async (_case, authorization) => {
  const response = await history('someone', { authorization: await authorization() })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual(refused('unauthorized', 'User not authenticated.'))
})

test('ends a token with its account', async () => {
  const player = await signUpPlayer(server)
  expect((await history(player.user.id, bearer(player.token))).statusCode).toBe(200)
  await server.db.delete(knownAddresses).where(eq(knownAddresses.userId, player.user.id))
  await server.db.delete(users).where(eq(users.id, player.user.id))
  expect((await history(player.user.id, bearer(player.token))).statusCode).toBe(401)
})

test('ends an accepted token after a new password, and after its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let epoch = 0
    const tokens = createTokens(givenTokenSecrets([tokenSecret]), { ...anyone, epochOf: async () => epoch })
    const signed = bearer(await tokens.sign(ada))
    expect(await tokens.authenticate(signed)).toBe('ada')
    epoch = 1
    await expect(tokens.authenticate(signed)).rejects.toThrow('User not authenticated.')
    epoch = 0
    expect(await tokens.authenticate(signed)).toBe('ada')
    vi.setSystemTime(Date.now() + 7 * 86_400_000)
    await expect(tokens.authenticate(signed)).rejects.toThrow('User not authenticated.')
  } finally {
    vi.useRealTimers()
  }
})

test('answers a failure of the server, not of the token, while the database is away', async () => {
  const away = createTokens(givenTokenSecrets([tokenSecret]), {
    ...anyone,
    epochOf: () => Promise.reject(new Error('The database is away')),
  })
  const { authorization } = bearer(await away.sign(ada))
  await expect(away.authenticate({ authorization })).rejects.toThrow('The database is away')
})

test('signs with a new secret from its start, and still accepts tokens of the old one', async () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
  const before = createTokens(givenTokenSecrets([old]), anyone)
  const after = createTokens(givenTokenSecrets([next, old]), anyone)
  const gone = createTokens(givenTokenSecrets([next]), anyone)
  const signed = bearer(await before.sign(ada))
  expect(await after.authenticate(signed)).toBe('ada')
  await expect(gone.authenticate(signed)).rejects.toThrow('User not authenticated.')
  expect(await gone.authenticate(bearer(await after.sign(ada)))).toBe('ada')
})

test('renews the secret in the database after a month, and deletes it once no token of it can be valid', async () => {
  const secrets = tokenSecretsStore(server.db)
  const age = (days: number) =>
    server.db
      .update(tokenSecrets)
      .set({ createdAt: sql`${tokenSecrets.createdAt} - make_interval(days => ${days})` })
  const first = await secrets.newest()
  expect(await secrets.newest()).toEqual(first)

  await age(31)
  const second = await secrets.newest()
  expect(second.id).not.toBe(first.id)
  expect(await tokenSecretsStore(server.db).byId(first.id)).toEqual(first)

  await age(31)
  await secrets.newest()
  expect(await tokenSecretsStore(server.db).byId(first.id)).toBeUndefined()
  expect(await tokenSecretsStore(server.db).byId(second.id)).toEqual(second)
})

test('writes into a token which secret signed it', async () => {
  const secrets = givenTokenSecrets([tokenSecret])
  const { kid } = decodeProtectedHeader(await createTokens(secrets, anyone).sign(ada))
  expect(kid).toBe((await secrets.newest()).id)
  expect(kid).not.toContain(tokenSecret)
})
