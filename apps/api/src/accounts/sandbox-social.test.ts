import { createSandbox } from '@meridian-2117/sandbox/server/sandbox'
import { openSandboxStorage } from '@meridian-2117/sandbox/server/storage'
import { sandboxClient, socialPaths } from '@meridian-2117/sandbox/shared/social-calls'
import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxDiscord, sandboxGoogle } from '../outside-services.ts'
import { createDiscord } from './discord.provider.ts'
import { createGoogle } from './google.provider.ts'

const redirectUri = 'http://localhost:2117/signin'
let app: FastifyInstance
let now: number
const ownUrl = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const discord = createDiscord({ ...sandboxDiscord(ownUrl), redirectUri })
const google = createGoogle(sandboxGoogle(ownUrl))

beforeAll(async () => {
  app = fastify()
  const { plugin } = createSandbox({
    storage: openSandboxStorage(':memory:'),
    services: ['google', 'discord'],
    now: () => now,
  })
  await app.register(plugin, { onPaymentChange: async () => undefined })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  now = Date.now()
})

const consent = {
  client_id: sandboxClient.id,
  response_type: 'code',
  redirect_uri: redirectUri,
  scope: 'identify email',
  state: 'a state',
  fault: 'none',
}
const ada = { answer: 'approve', name: 'Ada <Kestrel>', email: 'Ada@meridian.test', verified: 'yes' }

const page = (service: keyof typeof socialPaths, query: Record<string, string>) =>
  app.inject({ url: `${socialPaths[service].authorize}?${new URLSearchParams(query).toString()}` })
const answer = (service: keyof typeof socialPaths, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: socialPaths[service].authorize,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const returned = async (fields: Record<string, string>) => {
  const response = await answer('discord', { ...consent, ...fields })
  expect(response.statusCode).toBe(303)
  return new URL(String(response.headers.location))
}
const codeFor = async (fields: Record<string, string> = ada) =>
  (await returned(fields)).searchParams.get('code') ?? ''
const tokenFor = async (fields: Record<string, string> = ada) => {
  const response = await answer('google', { ...consent, response_type: 'token', ...fields })
  return /"access_token":"([^"]+)"/.exec(response.body)?.[1] ?? ''
}

test('names the app and its scopes on the consent page, runs no script and leads back alone', async () => {
  const response = await page('discord', { ...consent, state: '"><script>' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-security-policy']).toBe(
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self' http://localhost:2117; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(response.body).toContain('identify, email')
  expect(response.body).not.toContain('<script')
})

test.each([
  ['another client', { client_id: 'somebody' }],
  ['an address elsewhere', { redirect_uri: 'https://elsewhere.example/signin' }],
  ['an address that is none', { redirect_uri: '/signin' }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
])('shows nothing and gives nothing to %s', async (_, fields) => {
  expect((await page('discord', { ...consent, ...fields })).statusCode).toBe(400)
  expect((await answer('discord', { ...consent, ...ada, ...fields })).statusCode).toBe(400)
})

test('leads back after an approval with the state and a code that identifies the player', async () => {
  const back = await returned(ada)
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([redirectUri, 'a state'])
  const identity = await discord(back.searchParams.get('code') ?? '')
  expect({ ...identity, id: '' }).toEqual({
    provider: 'discord',
    id: '',
    email: 'Ada@meridian.test',
    fullName: 'Ada <Kestrel>',
  })
})

test('leads back after a refusal with the error and the state', async () => {
  const { searchParams } = await returned({ answer: 'deny' })
  expect([searchParams.get('error'), searchParams.get('code'), searchParams.get('state')]).toEqual([
    'access_denied',
    null,
    'a state',
  ])
})

test('accepts a code once', async () => {
  const code = await codeFor()
  await discord(code)
  await expect(discord(code)).rejects.toThrow('Discord login failed!')
})

test('accepts a code for ten minutes', async () => {
  const code = await codeFor()
  now += 10 * 60_000
  await expect(discord(code)).rejects.toThrow('Discord login failed!')
})

test('refuses a code that was issued for another address', async () => {
  const code = await codeFor({ ...ada, redirect_uri: 'http://localhost:2117/elsewhere' })
  await expect(discord(code)).rejects.toThrow('Discord login failed!')
})

test('ignores the port of a local address', async () => {
  expect(
    (await discord(await codeFor({ ...ada, redirect_uri: 'http://127.0.0.1:5173/signin' }))).fullName,
  ).toBe('Ada <Kestrel>')
})

test('opens one player for one e-mail, and hands on no unverified e-mail', async () => {
  const first = await discord(await codeFor())
  const { verified: _verified, ...unverified } = { ...ada, email: 'ADA@meridian.test', name: 'Ada' }
  const second = await discord(await codeFor(unverified))
  expect([second.id, second.email]).toEqual([first.id, undefined])
})

test('hands the token of the Google sandbox to the window that opened it, and to no other site', async () => {
  const response = await answer('google', { ...consent, response_type: 'token', ...ada })
  expect(response.body).toContain('"http://localhost:2117")')
  expect(response.headers['content-security-policy']).toContain("script-src 'sha256-")
  const denied = await answer('google', { ...consent, response_type: 'token', answer: 'deny' })
  expect(denied.body).toContain('"error":"access_denied"')
})

test('accepts a token of the Google sandbox for an hour', async () => {
  const token = await tokenFor()
  expect({ ...(await google(token)), id: '' }).toEqual({
    provider: 'google',
    id: '',
    email: 'Ada@meridian.test',
    fullName: 'Ada <Kestrel>',
  })
  now += 60 * 60_000
  await expect(google(token)).rejects.toThrow('Google login failed!')
})

test('fails when a fault is set', async () => {
  await expect(discord(await codeFor({ ...ada, fault: 'failing' }))).rejects.toThrow('Discord login failed!')
  await expect(google(await tokenFor({ ...ada, fault: 'failing' }))).rejects.toThrow('Google login failed!')
})
