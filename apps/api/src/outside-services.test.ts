import { serverMessages } from '@meridian/contract/messages/messages'
import { sandboxClient, socialPaths } from '@meridian/sandbox/shared/social-calls'
import { cardPaths, type IntentReply } from '@meridian/sandbox/shared/card-calls'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  asPlayer,
  bearer,
  kestrelOrder,
  openTestApp,
  refused,
  signUpPlayer,
  type TestApp,
} from '../test/open-test-app.ts'
import { players } from './database/schema.ts'
import { createOutsideServices } from './outside-services.ts'
import { readSettings } from './settings.ts'

const real = {
  cards: { STRIPE_SECRET_KEY: 'sk_test_1' },
  google: { GOOGLE_CLIENT_ID: 'site.apps.googleusercontent.com', GOOGLE_API_URL: 'http://127.0.0.1:1' },
  discord: {
    DISCORD_CLIENT_ID: '2117',
    DISCORD_CLIENT_SECRET: 'hush',
    DISCORD_API_URL: 'http://127.0.0.1:1',
  },
  mail: { SMTP_URL: 'smtp://127.0.0.1:1' },
}

/** Opens a listening server whose outside services come from these settings. */
async function open(environment: Readonly<Record<string, string>>): Promise<TestApp> {
  const server = await openTestApp({ settings: readSettings(environment) })
  onTestFinished(server.close)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return server
}

const demo = { PUBLIC_URL: 'https://market.test', SANDBOX: 'demo', JWT_SECRET: 'x'.repeat(32) }

type Service = 'google' | 'discord'

/** Signs in at the sandbox as a player with this verified e-mail. Returns the answer of the page. */
const approve = ({ app }: TestApp, service: Service, email: string, host = 'market.test') =>
  app.inject({
    method: 'POST',
    url: socialPaths[service].authorize,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: sandboxClient.id,
      response_type: service === 'google' ? 'token' : 'code',
      redirect_uri: service === 'google' ? 'http://localhost/' : 'https://market.test/signin',
      scope: 'openid',
      answer: 'approve',
      name: 'Mallory',
      email,
      verified: 'yes',
    }).toString(),
  })

/** Signs in through the sandbox with any e-mail. */
async function signInAs(server: TestApp, service: Service, email: string, host?: string) {
  const answer = await approve(server, service, email, host)
  const proof =
    service === 'google'
      ? { token: /"access_token":"([^"]+)"/.exec(answer.body)?.[1] ?? '' }
      : { code: new URL(String(answer.headers.location)).searchParams.get('code') ?? '' }
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v1/user/${service}`,
    payload: proof,
  })
  expect(response.statusCode).toBe(200)
  return response.json<{ token: string; user: Record<string, string> }>()
}

test.each(['google', 'discord'] as const)(
  'opens an account of its own, without the e-mail, for whoever claims an e-mail at the %s sandbox of a demo',
  async (service) => {
    const server = await open(demo)
    const victim = await signUpPlayer(server)
    const { user, token } = await signInAs(server, service, victim.email)
    expect(user['id']).not.toBe(victim.player.id)
    expect(user['email']).toBe(undefined)
    const { statusCode } = await server.app.inject({
      url: `/api/v1/history/history/${victim.player.id}`,
      headers: bearer(token),
    })
    expect(statusCode).toBe(403)
    const login = await server.app.inject({
      method: 'POST',
      url: '/api/v1/user/login',
      payload: { Email: victim.email, Password: victim.password },
    })
    expect(login.statusCode).toBe(200)
  },
)

test('stores no e-mail of its owner in a demo account of the sandbox, and gives it ids of its own', async () => {
  const server = await open(demo)
  const email = 'ada@meridian.test'
  const [google, again, discord] = [
    await signInAs(server, 'google', email),
    await signInAs(server, 'google', email),
    await signInAs(server, 'discord', email),
  ]
  expect(again.user['id']).toBe(google.user['id'])
  expect(discord.user['id']).not.toBe(google.user['id'])
  expect(google.user['GoogleId']).toMatch(/^sandbox-google:\d+$/)
  expect(discord.user['DiscordId']).toMatch(/^sandbox-discord:\d+$/)
  const owner = await signUpPlayer(server, email)
  expect(owner.player.id).not.toBe(google.user['id'])
  await server.db.update(players).set({ emailProven: true })
  const verified = await server.stores.players.byIdentity({ provider: 'google', id: '2117', email }, false)
  expect(typeof verified === 'object' && verified.found.player.id).toBe(owner.player.id)
})

test('links no sandbox identity of a demo, which anybody can claim, to an account', async () => {
  const server = await open(demo)
  const { token } = await signUpPlayer(server)
  const proof = /"access_token":"([^"]+)"/.exec(
    (await approve(server, 'google', 'ada@meridian.test')).body,
  )?.[1]
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/account/google',
    headers: bearer(token),
    payload: { token: proof },
  })
  expect([response.statusCode, response.json()]).toEqual([
    403,
    refused('forbidden', serverMessages.demoLinksNothing),
  ])
})

test('links accounts by e-mail in a local sandbox, as the real services do', async () => {
  const server = await open({ PUBLIC_URL: 'http://localhost:2117' })
  const player = await signUpPlayer(server)
  await server.db.update(players).set({ emailProven: true })
  expect((await signInAs(server, 'google', player.email, 'localhost')).user['id']).toBe(player.player.id)
  expect((await approve(server, 'google', player.email, 'market.test')).statusCode).toBe(403)
})

test('takes a sandbox card in a demo, as locally', async () => {
  const server = await open(demo)
  const { player } = await signUpPlayer(server)
  const opened = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(player.id),
    headers: asPlayer(player.id),
  })
  const paid = await server.app.inject({
    method: 'POST',
    url: cardPaths.confirm,
    payload: {
      client_secret: opened.json<{ clientSecret: string }>().clientSecret,
      card: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
    },
  })
  expect(paid.json<IntentReply>().payment_intent?.status).toBe('succeeded')
})

const sandboxAddresses = {
  cards: [cardPaths.intents, cardPaths.bank],
  google: [socialPaths.google.authorize, `${socialPaths.google.api}/oauth2/v3/tokeninfo`],
  discord: [socialPaths.discord.authorize, `${socialPaths.discord.api}/users/@me`],
  mail: ['/api/sandbox/mails', '/sandbox/mails'],
} as const
type Name = keyof typeof sandboxAddresses
const names = Object.keys(sandboxAddresses) as Name[]

test.each([
  ['google', ['google']],
  ['discord', ['discord']],
  ['every service', names],
] as const)('serves no sandbox route for a real service: %s', async (_, given) => {
  const isReal = (name: Name) => given.some((setting) => setting === name)
  const server = await open(Object.assign({}, ...names.filter(isReal).map((name) => real[name])))
  for (const name of names) {
    for (const url of sandboxAddresses[name]) {
      const { statusCode } = await server.app.inject(url)
      expect([url, statusCode === 404]).toEqual([url, isReal(name)])
    }
  }
})

test('loads the sandbox only where it replaces a service', async () => {
  const loaded = vi.fn<() => void>()
  vi.doMock('@meridian/sandbox/server/storage', async (importOriginal) => {
    loaded()
    return importOriginal()
  })
  onTestFinished(() => {
    vi.doUnmock('@meridian/sandbox/server/storage')
  })
  const { mail, ...others } = real
  const servicesOf = (environments: readonly Readonly<Record<string, string>>[]) =>
    createOutsideServices({
      settings: readSettings(Object.assign({}, ...environments)),
      sandboxFile: ':memory:',
      ownUrl: () => 'http://127.0.0.1:1',
    })
  expect(await servicesOf([mail, ...Object.values(others)])).not.toHaveProperty('sandbox')
  expect(loaded).not.toHaveBeenCalled()
  expect(await servicesOf(Object.values(others))).toHaveProperty('sandbox')
  expect(loaded).toHaveBeenCalledOnce()
})
