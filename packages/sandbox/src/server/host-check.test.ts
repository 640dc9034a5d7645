import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox } from './sandbox.ts'
import { openSandboxStorage } from './storage.ts'

const services = ['cards', 'google', 'discord', 'mail'] as const
const message =
  'Only this computer and its network can use the sandbox. If you run this server, set PUBLIC_URL to its address: docs/running.md says what it then needs.'

/** A server with the sandbox beside a page of its own, and every route of the sandbox. */
async function openSandbox() {
  const app: FastifyInstance = fastify()
  onTestFinished(() => app.close())
  // As the API's own answers, which every origin may read.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  app.get('/', async () => 'the site')
  const routes: { method: 'GET' | 'POST'; url: string }[] = []
  const methods = ['GET', 'POST'] as const
  const { plugin } = createSandbox({ storage: openSandboxStorage(':memory:'), services })
  await app.register(async (scope) => {
    scope.addHook('onRoute', ({ method, url }) => {
      routes.push(...methods.flatMap((known) => (method === known ? [{ method: known, url }] : [])))
    })
    await scope.register(plugin, { onPaymentChange: async () => undefined })
  })
  return { app, routes }
}

test('refuses a request to another host by every route of the sandbox, as a page or as JSON', async () => {
  const { app, routes } = await openSandbox()
  expect(routes.length).toBeGreaterThan(12)
  for (const { method, url } of routes) {
    const response = await app.inject({ method, url, headers: { host: 'market.example.com' } })
    const type = url.startsWith('/api/') ? 'application/json' : 'text/html'
    expect([url, response.statusCode, response.headers['content-type']]).toEqual([
      url,
      403,
      `${type}; charset=utf-8`,
    ])
    expect(response.body).toContain(message)
  }
  const site = await app.inject({ url: '/', headers: { host: 'market.example.com' } })
  expect(site.body).toBe('the site')
})

test.each<[string, Record<string, string>, number]>([
  ['this page', { origin: 'http://localhost:2117', 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of another port', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }, 200],
  ['a page of this network', { origin: 'http://192.168.1.5:2117' }, 200],
  ['a typed address', { 'sec-fetch-site': 'none' }, 200],
  ['a link of this page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another web site', { origin: 'https://market.example.com', 'sec-fetch-site': 'cross-site' }, 403],
  ['another web site in an old browser', { origin: 'https://market.example.com' }, 403],
  ['a hidden origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a picture or link of another web site', { 'sec-fetch-site': 'cross-site' }, 403],
])('answers %s (%j) with %i, and lets no other origin read it', async (_caller, headers, status) => {
  const { app } = await openSandbox()
  for (const url of ['/sandbox/mails', '/api/sandbox/mails']) {
    const answer = await app.inject({ url, headers: { host: 'localhost:2117', ...headers } })
    const readableBy = status === 200 ? headers['origin'] : undefined
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, readableBy])
  }
})

test('lets the forms of its pages name the origin that they are sent from', async () => {
  const { app } = await openSandbox()
  const { headers } = await app.inject({ url: '/sandbox/bank', headers: { host: 'localhost' } })
  expect(headers['referrer-policy']).toBe('same-origin')
})

test.each([
  ['localhost', 200],
  ['LOCALHOST:2117', 200],
  ['market.localhost', 200],
  ['127.8.9.10:2117', 200],
  ['[::1]:2117', 200],
  ['[::ffff:192.168.1.5]:2117', 200],
  ['desk', 200],
  ['Desk.local.:2117', 200],
  ['10.1.2.3', 200],
  ['172.16.0.1', 200],
  ['172.31.255.255', 200],
  ['192.168.1.5:2117', 200],
  ['169.254.1.1', 200],
  ['[fd00::7]', 200],
  ['[fe80::7]:2117', 200],
  ['market.example.com', 403],
  ['market.example.com:2117', 403],
  ['localhost.example.com', 403],
  ['127.0.0.1.example.com', 403],
  ['desk.local.example.com', 403],
  ['local', 200],
  ['172.32.0.1', 403],
  ['8.8.8.8', 403],
  ['134744072', 403],
  ['[2001:db8::7]:2117', 403],
  ['no host at all', 403],
])('answers a request to the host "%s" with %i', async (host, status) => {
  const { app } = await openSandbox()
  expect((await app.inject({ url: '/sandbox/mails', headers: { host } })).statusCode).toBe(status)
})
