import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { eq } from 'drizzle-orm'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Events, OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  bearer,
  openTestApp,
  refused,
  signUpPlayer,
  type SignedUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { players } from '../database/schema.ts'
import { emailKey } from './email-key.ts'
import { createDiscord } from './discord.provider.ts'
import { createGoogle } from './google.provider.ts'
import { signInProviderFailures } from './identity.ts'

const redirectUri = 'http://localhost:2117/signin'
const clientId = 'site.apps.googleusercontent.com'

/** Answers in place of Discord. */
const discord = new OAuth2Server(undefined, undefined, {
  endpoints: { token: '/api/oauth2/token', userinfo: '/api/users/@me' },
})

/** Answers Google's two calls about a token. */
const google: Server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://google')
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (googleStatus !== 200) return answer(googleStatus, {})
  if (pathname === '/oauth2/v3/tokeninfo') {
    return searchParams.get('access_token') === 'good'
      ? answer(200, googleToken)
      : answer(400, { error_description: 'Invalid Value' })
  }
  return request.headers.authorization === 'Bearer good'
    ? answer(200, { sub: googleToken['sub'], name: 'Ada Kestrel' })
    : answer(401, {})
})

let googleStatus = 200
let googleToken: Record<string, string> = {}
let discordUser: Record<string, unknown> = {}
/** Discord refuses a code so. */
let discordRefusal: { status: number; body: object | string } | undefined
/** The request for the last exchange of a code. */
let exchanged: { authorization: string | undefined; body: object } | undefined
let server: TestApp

beforeAll(async () => {
  await discord.issuer.keys.generate('RS256')
  await discord.start(0, 'localhost')
  discord.service.on(Events.BeforeResponse, (response, request) => {
    exchanged = { authorization: request.headers.authorization, body: { ...request.body } }
    if (!discordRefusal) return
    response.statusCode = discordRefusal.status
    response.body = discordRefusal.body
  })
  discord.service.on(Events.BeforeUserinfo, (response) => {
    response.body = discordUser
  })
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening))
  const { port } = google.address() as AddressInfo
  server = await openTestApp({
    providers: {
      discord: createDiscord({
        clientId: '42',
        clientSecret: 'hush',
        apiUrl: () => `${discord.issuer.url}/api`,
        redirectUri,
      }),
      google: createGoogle({ clientId, apiUrl: () => `http://127.0.0.1:${port}` }),
    },
  })
})
afterAll(async () => {
  await server.close()
  await discord.stop()
  google.close()
})

afterEach(() => {
  vi.useRealTimers()
})

let playerCount = 0
beforeEach(() => {
  server.mail.sent.length = 0
  playerCount += 1
  googleStatus = 200
  discordRefusal = undefined
  signInProviderFailures.reset()
  server.logged.length = 0
  const email = `ada${playerCount}@meridian.test`
  discordUser = {
    id: `8000${playerCount}`,
    username: 'ada',
    global_name: 'Ada Kestrel',
    email,
    verified: true,
  }
  googleToken = { aud: clientId, sub: `1000${playerCount}`, email, email_verified: 'true' }
})

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
const withDiscord = () => post('/api/v1/user/discord', { code: 'a-code' })
const withGoogle = (token = 'good') => post('/api/v1/user/google', { token })

interface Entered {
  success: boolean
  token: string
  user: Record<string, string>
}
const entered = async (answer: ReturnType<typeof post>) => {
  const response = await answer
  expect([response.statusCode, response.json<Entered>().success]).toEqual([200, true])
  return response.json<Entered>().user
}

test.each([
  ['Mi\u202eka \u3164Vale\u0316\u0317\u0318', 'Mika Vale\u0316\u0317'],
  ['\u3164\u115f', undefined],
])('takes of the name %j that Discord sends what could be typed', async (name, fullName) => {
  discordUser['global_name'] = name
  expect((await entered(withDiscord()))['FullName']).toBe(fullName)
})

test('refuses a code of Discord from a page at another host, and names the address of the site', async () => {
  exchanged = undefined
  const from = (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/user/discord',
      headers: { origin },
      payload: { code: 'a-code' },
    })
  const elsewhere = await from('http://192.0.2.7:2117')
  expect([elsewhere.statusCode, elsewhere.json(), exchanged]).toEqual([
    401,
    refused('sign_in_failed', 'Signing in works at https://market.test. Please open the site there.'),
    undefined,
  ])
  expect((await from('https://market.test')).statusCode).toBe(200)
})

test('exchanges a code with our secret and its address, and signs the player in', async () => {
  const user = await entered(withDiscord())
  expect(exchanged).toEqual({
    authorization: `Basic ${Buffer.from('42:hush').toString('base64')}`,
    body: { grant_type: 'authorization_code', code: 'a-code', redirect_uri: redirectUri },
  })
  expect([user['FullName'], user['email'], user['DiscordId']]).toEqual([
    'Ada Kestrel',
    discordUser['email'],
    discordUser['id'],
  ])
})

test('finds the same player the second time, whatever their e-mail is by then', async () => {
  const first = await entered(withDiscord())
  discordUser = { ...discordUser, email: 'moved@meridian.test' }
  expect((await entered(withDiscord()))['id']).toBe(first['id'])
})

test('opens one account for ten simultaneous sign-ins', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, async () => (await entered(withDiscord()))['id']))
  expect(new Set(ids).size).toBe(1)
})

test('links no account by an e-mail that Discord has not verified', async () => {
  const player = await signUpPlayer(server)
  discordUser = { ...discordUser, email: player.email, verified: false }
  const user = await entered(withDiscord())
  expect([user['id'] === player.player.id, user['email']]).toEqual([false, undefined])
})

const spentCode = { status: 400, body: { error: 'invalid_grant' } }

const failures = async () =>
  (await signInProviderFailures.get()).values.map(({ labels, value }) => `${labels.provider} ${value}`)

test('takes a code that Discord refuses for the player’s failure', async () => {
  discordRefusal = spentCode
  const response = await withDiscord()
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('sign_in_failed', 'Discord login failed!'),
  ])
  expect([await failures(), server.logged]).toEqual([[], []])
})

test.each([
  ['a wrong secret', 401, { error: 'invalid_client' }, '/api/oauth2/token answered 401 invalid_client'],
  [
    'a wrong address to return to',
    400,
    { error: 'invalid_request' },
    '/api/oauth2/token answered 400 invalid_request',
  ],
  ['a limit of Discord', 429, { message: 'You are being rate limited.' }, '/api/oauth2/token answered 429'],
  ['a block of Discord', 403, '<!doctype html>', '/api/oauth2/token answered 403'],
  ['a Discord that fails', 500, {}, '/api/oauth2/token answered 500'],
])('takes %s for our failure, and counts and logs it', async (_, status, body, reason) => {
  discordRefusal = { status, body }
  const response = await withDiscord()
  expect([response.statusCode, response.json()]).toEqual([
    502,
    refused('provider_failed', 'Discord login failed! Please try again later.'),
  ])
  expect(await failures()).toEqual(['discord 1'])
  expect(server.logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'A call failed',
      err: expect.objectContaining({ cause: reason }) as object,
    }),
  ])
})

test('answers the product’s message to a Discord answer without a player, and logs the reason', async () => {
  discordUser = { message: 'You are being rate limited.' }
  const response = await withDiscord()
  expect([response.statusCode, response.json()]).toEqual([
    502,
    refused('provider_failed', 'Discord login failed! Please try again later.'),
  ])
  expect(server.logged.at(-1)).toContain('The field id is missing or not valid')
})

test('signs a player in by a token of Google', async () => {
  const user = await entered(withGoogle())
  expect([user['FullName'], user['email'], user['GoogleId']]).toEqual([
    'Ada Kestrel',
    googleToken['email'],
    googleToken['sub'],
  ])
})

test('refuses a token that Google gave to another site', async () => {
  googleToken = { ...googleToken, aud: 'another.apps.googleusercontent.com' }
  const response = await withGoogle()
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('sign_in_failed', 'Google login failed!'),
  ])
})

test('refuses a token that Google does not know', async () => {
  const response = await withGoogle('forged')
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('sign_in_failed', 'Google login failed!'),
  ])
})

test.each([403, 429, 503])('takes a Google that answers %i for our failure', async (status) => {
  googleStatus = status
  const response = await withGoogle()
  expect([response.statusCode, response.json()]).toEqual([
    502,
    refused('provider_failed', 'Google login failed! Please try again later.'),
  ])
  expect(await failures()).toEqual(['google 1'])
})

test('leads Discord, Google and a password to one account by the e-mail, in any case', async () => {
  const first = await entered(withDiscord())
  googleToken = { ...googleToken, email: String(discordUser['email']).toUpperCase() }
  const second = await entered(withGoogle())
  expect(second['id']).toBe(first['id'])
  expect([second['DiscordId'], second['GoogleId']]).toEqual([discordUser['id'], googleToken['sub']])
  const payload = { Email: discordUser['email'], Password: 'void-runner', ConfirmPassword: 'void-runner' }
  const response = await post('/api/v1/user/signup', payload)
  expect([response.statusCode, response.json()]).toEqual([
    409,
    refused('email_taken', serverMessages.emailTaken),
  ])
})

const logIn = ({ email, password }: SignedUpPlayer) =>
  post('/api/v1/user/login', { Email: email, Password: password })

test('says what Google would end of an account with an unproven e-mail, and does it with the proof', async () => {
  const player = await signUpPlayer(server)
  googleToken = { ...googleToken, email: player.email }
  const first = await withGoogle()
  const { proof, ...told } = first.json<{ proof: string }>()
  expect([first.statusCode, told]).toEqual([409, refused('takes_over', serverMessages.takesOver('Google'))])
  expect((await logIn(player)).statusCode).toBe(200)
  expect(server.mail.sent).toEqual([])

  expect((await entered(withGoogle(proof)))['id']).toBe(player.player.id)
  expect((await logIn(player)).statusCode).toBe(401)
  const { to, text } = server.mail.sent[0]!
  expect([to, text.split('\n')[0]]).toEqual([
    player.email,
    'Your account can now be entered with Google. Its password, its other ways in and its sessions have ended.',
  ])
  // By now the e-mail is proven.
  expect((await withGoogle()).statusCode).toBe(200)
})

test('takes an account over once when its proof arrives twice at the same moment', async () => {
  const player = await signUpPlayer(server)
  googleToken = { ...googleToken, email: player.email }
  const { proof } = (await withGoogle()).json<{ proof: string }>()
  const users = await Promise.all([entered(withGoogle(proof)), entered(withGoogle(proof))])
  expect(users.map(({ id }) => id)).toEqual([player.player.id, player.player.id])
  expect(await server.stores.players.epochOf(player.player.id)).toBe(1)
})

test('takes a proof in place of the code of Discord, which works once', async () => {
  const player = await signUpPlayer(server)
  discordUser = { ...discordUser, email: player.email }
  const { proof } = (await withDiscord()).json<{ proof: string }>()
  discordRefusal = spentCode
  const user = await entered(post('/api/v1/user/discord', { code: proof }))
  expect([user['id'], user['DiscordId']]).toEqual([player.player.id, discordUser['id']])
})

test('gives the owner of an e-mail an account without what a stranger has added to it', async () => {
  const stranger = await signUpPlayer(server)
  const { id } = stranger.player
  await server.db
    .update(players)
    .set({ googleId: 'of a stranger', discordId: 'of a stranger', walletAddress: 'of a stranger' })
    .where(eq(players.id, id))
  const link = await server.stores.mailedLinks.add(id, 60_000, 'stranger@meridian.test')
  googleToken = { ...googleToken, email: stranger.email }
  const { proof } = (await withGoogle()).json<{ proof: string }>()
  await entered(withGoogle(proof))
  const { googleId, discordId, walletAddress, passwordHash, emailProven, sessionEpoch } = players
  const [row] = await server.db
    .select({ googleId, discordId, walletAddress, passwordHash, emailProven, sessionEpoch })
    .from(players)
    .where(eq(players.id, id))
  expect(row).toEqual({
    googleId: googleToken['sub'],
    discordId: null,
    walletAddress: null,
    passwordHash: null,
    emailProven: true,
    sessionEpoch: 1,
  })
  expect(await server.stores.mailedLinks.confirmEmail(id, link)).toBe(undefined)
})

test('takes the proof of one service for no other, for no session, and no session for a proof', async () => {
  const player = await signUpPlayer(server)
  googleToken = { ...googleToken, email: player.email }
  const { proof } = (await withGoogle()).json<{ proof: string }>()
  discordRefusal = spentCode
  const asSession = await server.app.inject({ url: '/api/v1/getProfile', headers: bearer(proof) })
  expect([
    (await post('/api/v1/user/discord', { code: proof })).statusCode,
    asSession.statusCode,
    (await withGoogle(player.token)).statusCode,
  ]).toEqual([401, 401, 401])
  expect((await logIn(player)).statusCode).toBe(200)
})

test('takes a proof for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const player = await signUpPlayer(server)
  googleToken = { ...googleToken, email: player.email }
  const { proof } = (await withGoogle()).json<{ proof: string }>()
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect((await withGoogle(proof)).statusCode).toBe(401)
})

test('opens no account for a Google player who shares no e-mail, but signs in one who has an account', async () => {
  const { email: _, email_verified: __, ...withoutEmail } = googleToken
  const known = googleToken
  googleToken = withoutEmail
  const response = await withGoogle()
  expect([response.statusCode, response.json()]).toEqual([
    409,
    refused('email_missing', 'Google shared no e-mail. Tick the box for your e-mail and try again.'),
  ])
  googleToken = known
  await entered(withGoogle())
  googleToken = withoutEmail
  expect((await entered(withGoogle()))['email']).toBe(known['email'])
})

test('opens an account without an e-mail for a Google player whose e-mail Google has not verified', async () => {
  googleToken = { ...googleToken, email_verified: 'false' }
  expect((await entered(withGoogle()))['email']).toBe(undefined)
})

test('opens an account without an e-mail for one that no account may have, and finds the stored account that has it', async () => {
  const email = `lea..${playerCount}@x.test`
  discordUser = { ...discordUser, email }
  const first = await entered(withDiscord())
  expect([first['DiscordId'], first['email']]).toEqual([discordUser['id'], undefined])

  const { player } = await signUpPlayer(server)
  await server.db
    .update(players)
    .set({ email, emailKey: emailKey(email), emailProven: true })
    .where(eq(players.id, player.id))
  googleToken = { ...googleToken, email }
  expect((await entered(withGoogle()))['id']).toBe(player.id)
})

test('keeps the password of an account whose e-mail was proven before', async () => {
  const player = await signUpPlayer(server)
  await server.db.update(players).set({ emailProven: true }).where(eq(players.id, player.player.id))
  googleToken = { ...googleToken, email: player.email }
  expect((await entered(withGoogle()))['id']).toBe(player.player.id)
  expect((await logIn(player)).statusCode).toBe(200)
  expect(server.mail.sent.map(({ to, text }) => [to, text.split('\n')[0]])).toEqual([
    [player.email, 'Your account can now be entered with Google.'],
  ])
})

test('keeps a name that the player has chosen', async () => {
  const player = await signUpPlayer(server)
  await server.db
    .update(players)
    .set({ fullName: 'Mika Sorel', emailProven: true })
    .where(eq(players.id, player.player.id))
  googleToken = { ...googleToken, email: player.email }
  expect((await entered(withGoogle()))['FullName']).toBe('Mika Sorel')
})

test('keeps the account of one Google player from another with its e-mail', async () => {
  await entered(withGoogle())
  googleToken = { ...googleToken, sub: 'another' }
  const response = await withGoogle()
  expect([response.statusCode, response.json()]).toEqual([
    409,
    refused('email_taken', serverMessages.emailTaken),
  ])
})

test('refuses a password for an account that has none', async () => {
  await entered(withGoogle())
  const response = await post('/api/v1/user/login', { Email: googleToken['email'], Password: 'void-runner' })
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('credentials_wrong', serverMessages.credentialsWrong),
  ])
})
