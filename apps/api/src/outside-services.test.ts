import { sandboxClient, socialPaths } from '@meridian-2117/sandbox/shared/social-calls'
import { cardPaths } from '@meridian-2117/sandbox/shared/card-calls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp, signUpPlayer, type TestApp } from '../test/open-test-app.ts'
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

/** Signs in at the sandbox's Google as a player with this verified e-mail. Returns the answer of its page. */
const approve = ({ app }: TestApp, email: string, host: string) =>
  app.inject({
    method: 'POST',
    url: socialPaths.google.authorize,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: sandboxClient.id,
      response_type: 'token',
      redirect_uri: 'http://localhost/',
      scope: 'openid',
      answer: 'approve',
      name: 'Mallory',
      email,
      verified: 'yes',
    }).toString(),
  })

test('links accounts by e-mail in a local sandbox, as the real services do', async () => {
  const server = await open({ PUBLIC_URL: 'http://localhost:2117' })
  const player = await signUpPlayer(server)
  await server.db.update(players).set({ emailProven: true })
  const token = /"access_token":"([^"]+)"/.exec((await approve(server, player.email, 'localhost')).body)?.[1]
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/google',
    payload: { token },
  })
  expect(response.json<{ user: Record<string, string> }>().user['id']).toBe(player.player.id)
  expect((await approve(server, player.email, 'market.test')).statusCode).toBe(403)
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
  vi.doMock('@meridian-2117/sandbox/server/storage', async (importOriginal) => {
    loaded()
    return importOriginal()
  })
  onTestFinished(() => {
    vi.doUnmock('@meridian-2117/sandbox/server/storage')
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
