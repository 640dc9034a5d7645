import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  bearer,
  openTestApp,
  refused,
  signUpPlayer,
  tokenSecret,
  type TestApp,
} from '../../test/open-test-app.ts'
import { knownAddresses, players } from '../database/schema.ts'
import { createTokens, ownTokenSecret, shortestTokenSecret } from './tokens.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const anyone = { rememberAddress: async () => undefined, epochOf: async () => 0 }
const ada = { id: 'ada', sessionEpoch: 0 }
const caller = { playerId: 'ada', signedInAt: expect.any(Number) }
const history = (playerId: string, headers: Record<string, string>) =>
  server.app.inject({ url: `/api/v1/history/history/${playerId}`, headers })

/** Makes a token like ours, with some parts changed. */
const token = ({ secret = tokenSecret, expires = '7d', header = {} } = {}): Promise<string> =>
  new SignJWT({ epoch: 0 })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .setSubject('someone')
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))

const anotherSecret = 'x'.repeat(32)
const unsigned = () => new UnsecuredJWT({ epoch: 0 }).setSubject('someone').setExpirationTime('7d').encode()

test.each([
  ['no bearer', async () => 'Basic abc'],
  ['an unreadable token', async () => 'Bearer abc'],
  ['a token of another secret', async () => `Bearer ${await token({ secret: anotherSecret })}`],
  [
    'a token of a secret that it names',
    async () => `Bearer ${await token({ secret: anotherSecret, header: { kid: 'unknown' } })}`,
  ],
  [
    'a token of another algorithm',
    async () => `Bearer ${await token({ secret: tokenSecret.repeat(2), header: { alg: 'HS512' } })}`,
  ],
  ['a token without a signature', async () => `Bearer ${unsigned()}`],
  ['an expired token', async () => `Bearer ${await token({ expires: '-1s' })}`],
])('takes a call with %s as signed out, without a query', async (_case, authorization) => {
  const { stores } = server
  const queries = [vi.spyOn(stores.players, 'epochOf'), vi.spyOn(stores.rateLimits, 'consume')]
  onTestFinished(() => {
    for (const query of queries) query.mockRestore()
  })
  const response = await history('someone', { authorization: await authorization() })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual(refused('unauthorized', 'User not authenticated.'))
  for (const query of queries) expect(query).not.toHaveBeenCalled()
})

test('takes a call with a good token of nobody as signed out', async () => {
  const asked = vi.spyOn(server.stores.players, 'epochOf')
  onTestFinished(() => asked.mockRestore())
  expect((await history('someone', bearer(await token()))).statusCode).toBe(401)
  expect(asked).toHaveBeenCalledWith('someone')
})

test('ends a token with its account', async () => {
  const player = await signUpPlayer(server)
  expect((await history(player.player.id, bearer(player.token))).statusCode).toBe(200)
  await server.db.delete(knownAddresses).where(eq(knownAddresses.playerId, player.player.id))
  await server.db.delete(players).where(eq(players.id, player.player.id))
  expect((await history(player.player.id, bearer(player.token))).statusCode).toBe(401)
})

test('ends an accepted token after a new password, and after its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let epoch = 0
    const tokens = createTokens({ current: tokenSecret }, { ...anyone, epochOf: async () => epoch })
    const signed = bearer(await tokens.sign(ada))
    expect(await tokens.authenticate(signed)).toEqual(caller)
    epoch = 1
    await expect(tokens.authenticate(signed)).rejects.toThrow('User not authenticated.')
    epoch = 0
    expect(await tokens.authenticate(signed)).toEqual(caller)
    vi.setSystemTime(Date.now() + 7 * 86_400_000)
    await expect(tokens.authenticate(signed)).rejects.toThrow('User not authenticated.')
  } finally {
    vi.useRealTimers()
  }
})

test('answers a failure of the server, not of the token, while the database is away', async () => {
  const away = createTokens(
    { current: tokenSecret },
    {
      ...anyone,
      epochOf: () => Promise.reject(new Error('The database is away')),
    },
  )
  const { authorization } = bearer(await away.sign(ada))
  await expect(away.authenticate({ authorization })).rejects.toThrow('The database is away')
})

test('signs with a new secret, and still accepts tokens of the previous one', async () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
  const before = createTokens({ current: old }, anyone)
  const after = createTokens({ current: next, previous: old }, anyone)
  const gone = createTokens({ current: next }, anyone)
  const signed = bearer(await before.sign(ada))
  expect(await after.authenticate(signed)).toEqual(caller)
  await expect(gone.authenticate(signed)).rejects.toThrow('User not authenticated.')
  expect(await gone.authenticate(bearer(await after.sign(ada)))).toEqual(caller)
})

test('takes a token of neither secret as signed out while the secret is being changed', async () => {
  const asked = vi.fn<() => Promise<number>>(async () => 0)
  const secrets = { current: 'n'.repeat(32), previous: 'o'.repeat(32) }
  const tokens = createTokens(secrets, { ...anyone, epochOf: asked })
  const forged = bearer(await token({ secret: anotherSecret }))
  await expect(tokens.authenticate(forged)).rejects.toThrow('User not authenticated.')
  expect(asked).not.toHaveBeenCalled()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('makes a secret once for each data folder, for its owner alone', () => {
  const [folder, other] = [newFolder(), newFolder()]
  const secret = ownTokenSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(shortestTokenSecret)
  expect(ownTokenSecret(folder)).toBe(secret)
  expect(ownTokenSecret(other)).not.toBe(secret)
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test('replaces a secret that was not written whole', () => {
  const folder = newFolder()
  ownTokenSecret(folder)
  truncateSync(join(folder, 'token-secret'), 5)
  const secret = ownTokenSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(shortestTokenSecret)
  expect(ownTokenSecret(folder)).toBe(secret)
})
