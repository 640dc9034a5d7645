import { searchMarket } from '@meridian-2117/contract'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import type { InjectOptions } from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  bearer,
  nextAddress,
  openTestApp,
  refused,
  signUpPlayer,
  type TestApp,
} from '../test/open-test-app.ts'
import { tooMany } from './http/http-error.ts'
import { measureAnswers } from './plugins/metrics.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('reports a live server as alive, and as ready once it reaches its database', async () => {
  const [alive, ready] = await Promise.all(['/api/health', '/api/ready'].map((url) => server.app.inject(url)))
  expect([alive?.statusCode, alive?.json()]).toEqual([200, { status: 'ok' }])
  expect([ready?.statusCode, ready?.json()]).toEqual([200, { status: 'ready' }])
})

test('a server without its database is alive, but not ready', async () => {
  const alone = await openTestApp({ ping: () => Promise.reject(new Error('connection refused')) })
  const [alive, ready] = await Promise.all(['/api/health', '/api/ready'].map((url) => alone.app.inject(url)))
  await alone.close()
  expect(alive?.statusCode).toBe(200)
  expect([ready?.statusCode, ready?.json()]).toEqual([503, refused('not_ready', 'The server is not ready')])
})

test('refuses an undecodable API address in the form of every refusal', async () => {
  const response = await server.app.inject('/api/v1/%')
  expect([response.statusCode, response.json()]).toEqual([404, refused('not_found', 'Not found')])
})

test('gives each answer an id, which a proxy may set, and logs it by its route at level info', async () => {
  const talkative = await openTestApp({ logLevel: 'info', trustedProxies: ['10.1.0.0/16'] })
  const ask = (id: string, remoteAddress = '10.1.0.1') =>
    talkative.app.inject({
      url: '/api/v1/activity/mika?token=secret',
      headers: { 'x-request-id': id },
      remoteAddress,
    })
  const given = await ask('from-the-proxy-1')
  const strange = await ask('two words\u2028')
  const forged = await ask('from-a-stranger', '203.0.113.9')
  await talkative.close()
  expect(given.headers['x-request-id']).toBe('from-the-proxy-1')
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(strange.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  const line = JSON.parse(
    talkative.logged.find((entry) => entry.includes('from-the-proxy-1')) ?? '{}',
  ) as object
  expect(line).toEqual(
    expect.objectContaining({
      method: 'GET',
      route: '/api/v1/activity/:playerId',
      status: 200,
      msg: 'Answered',
    }),
  )
  expect(talkative.logged.join('')).not.toContain('secret')
})

test('counts answers by their route, and those to unknown addresses under one name', async () => {
  const measured = await openTestApp()
  const registry = measureAnswers(measured.app, measured.stores)
  for (const url of ['/api/health', '/api/a-made-up-address', '/api/another']) await measured.app.inject(url)
  const text = await registry.metrics()
  await measured.close()
  const counted = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counted).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
  ])
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('bounds the time of each call: of its head, of its arrival and of its handling', () => {
  const { headersTimeout, requestTimeout } = server.app.server
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 300_000])
  expect(server.app.initialConfig).toEqual(expect.objectContaining({ handlerTimeout: 50_000 }))
})

describe('a call that arrives slowly', () => {
  const pauseMs = 400
  let slow: TestApp
  beforeAll(async () => {
    slow = await openTestApp({ longestPauseMs: pauseMs })
    await slow.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => slow.close())

  /** Opens a connection and sends the head of a log-in whose body has this length. */
  const begin = async (length: number) => {
    const client = connect((slow.app.server.address() as AddressInfo).port, '127.0.0.1')
    client.on('error', () => undefined)
    client.write(
      `POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    )
    return client
  }

  test('is answered while its bytes flow, however long they take', async () => {
    const body = JSON.stringify({ Email: 'nobody@meridian.test', Password: 'a guess here' })
    const client = await begin(body.length)
    const answer = once(client, 'data')
    for (const part of body.match(/.{1,6}/g) ?? []) {
      client.write(part)
      await pause(pauseMs / 4)
    }
    expect(String(await answer)).toContain('HTTP/1.1 401')
    client.destroy()
  })

  test('is cut once its bytes pause for too long', async () => {
    const client = await begin(100)
    const closed = once(client, 'close')
    client.write('{')
    await closed
    expect(client.bytesRead).toBe(0)
  })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends a list as %s to who accepts it', async (encoding, unpack) => {
  const url = '/api/v1/market/getMarket'
  const plain = await server.app.inject(url)
  const { headers, rawPayload } = await server.app.inject({ url, headers: { 'accept-encoding': encoding } })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(unpack(rawPayload).toString()).toBe(plain.body)
})

test('sends the security headers with every answer', async () => {
  const { headers } = await server.app.inject('/api/v1/market/getMarket')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  ['/api/v1/activity/mika', 200],
  ['/%61pi/v1/search/item/nfa-kestrel-interceptor', 200],
  ['/API/v1/getProfile', 401],
  ['/API/v1/nothing', 404],
  ['/api/v1/market/getMarket?limit=many', 400],
])('forbids to store an answer of %s', async (url, status) => {
  const { statusCode, headers } = await server.app.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
})

test.each([
  '/api/v1/market/getMarket',
  '/API/v1/land/getland?limit=4',
  '/api/v1/activity/getActivity',
  '/api/v1/search/search?query=er',
])('lets caches share %s, and answers 304 while it is the same', async (url) => {
  const { headers } = await server.app.inject(url)
  expect(headers['cache-control']).toBe('public, max-age=1, stale-while-revalidate=30')
  const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

describe('past the ceiling of one address', () => {
  let limited: TestApp
  beforeAll(async () => {
    limited = await openTestApp({ callsPerMinute: 3 })
  })
  afterAll(() => limited.close())

  test.each<[string, InjectOptions]>([
    ['a read', { url: `${searchMarket.path.toUpperCase()}?query=er` }],
    ['a forged token', { method: 'PUT', url: '/api/v1/profile', headers: bearer('forged') }],
    ['a wrong body', { method: 'POST', url: '/api/v1/user/login', payload: '{' }],
    ['the page of an item', { url: '/buy-nfa?item=nfa-kestrel-interceptor' }],
    ['an unknown page', { url: '/nothing-here' }],
    ['a probe', { url: '/api/ready' }],
    ['a method that no page takes', { method: 'DELETE', url: '/api/v1/profile' }],
  ])('refuses %s until the minute is over', async (_call, call) => {
    const [caller, other] = [nextAddress(), nextAddress()]
    const ask = (remoteAddress: string) => limited.app.inject({ ...call, remoteAddress })
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await ask(caller)).statusCode).not.toBe(429)
    const { statusCode, headers, json } = await ask(`::ffff:${caller}`)
    const waitS = Number(headers['retry-after'])
    expect([statusCode, json()]).toEqual([429, refused('rate_limited', tooMany(waitS * 1000).message)])
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(60)
    expect((await ask(other)).statusCode).not.toBe(429)
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect((await ask(caller)).statusCode).not.toBe(429)
    now.mockRestore()
  })

  test('asks nothing of the database', async () => {
    const { token, player } = await signUpPlayer(limited)
    const remoteAddress = nextAddress()
    for (let call = 0; call < 3; call += 1) await limited.app.inject({ url: '/api/health', remoteAddress })
    const methods = ['execute', 'select', 'insert'] as const
    const asked = methods.map((method) => vi.spyOn(limited.db, method))
    const { statusCode } = await limited.app.inject({
      method: 'POST',
      url: '/api/v1/game/create',
      remoteAddress,
      headers: bearer(token),
      payload: { userId: player.id, productId: 'nfa-kestrel-interceptor' },
    })
    expect([statusCode, ...asked.map((spy) => spy.mock.calls.length)]).toEqual([429, 0, 0, 0])
    for (const spy of asked) spy.mockRestore()
  })

  test('still gets files whose names contain a hash', async () => {
    const remoteAddress = nextAddress()
    const statuses = []
    for (let file = 0; file < 4; file += 1) {
      const { statusCode } = await limited.app.inject({ url: `/assets/${file}.js`, remoteAddress })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([404, 404, 404, 404])
  })
})

test('allows another origin to call, without cookies', async () => {
  const { statusCode, headers } = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/payment/create-payment-intent',
    headers: {
      origin: 'https://market.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,authorization',
    },
  })
  expect(statusCode).toBe(204)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-headers']).toContain('idempotency-key')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('says once that the word of an untrusted proxy is ignored, and which setting changes that', async () => {
  const proxied = await openTestApp({ trustedProxies: ['10.1.0.0/16'] })
  const ask = (remoteAddress: string, headers = {}) =>
    proxied.app.inject({ url: '/api/health', remoteAddress, headers })
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  await ask('10.2.0.1')
  await ask('10.1.0.1', forwarded)
  expect(proxied.logged).toEqual([])
  await ask('10.2.0.1', forwarded)
  await ask('10.2.0.2', forwarded)
  await proxied.close()
  expect(proxied.logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 40,
      peer: '10.2.0.1',
      msg: 'X-Forwarded-For is ignored, as TRUSTED_PROXIES does not name who sent it. If that is your proxy, name it: all players behind it count as one address and share its limits.',
    }),
  ])
})

test('believes a trusted proxy, and nobody else, about the address of the caller', async () => {
  const proxied = await openTestApp({ trustedProxies: ['10.1.0.0/16'] })
  const ask = async (remoteAddress: string, forwarded: string) => {
    const { statusCode } = await proxied.app.inject({
      method: 'POST',
      url: '/api/v1/user/forgot-password',
      payload: { Email: 'nobody@meridian.test' },
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
    return statusCode
  }
  for (let attempt = 0; attempt < 20; attempt += 1) await ask('10.1.0.1', '203.0.113.1')
  for (let attempt = 0; attempt < 20; attempt += 1) await ask('203.0.113.9', `198.51.100.${attempt}`)
  expect(await ask('10.1.0.2', '203.0.113.1')).toBe(429)
  expect(await ask('10.1.0.1', '203.0.113.2')).toBe(200)
  expect(await ask('203.0.113.9', '198.51.100.99')).toBe(429)
  // Two proxies, which add ports.
  expect(await ask('10.1.0.1', '203.0.113.1:50000, 10.1.0.2:443')).toBe(429)
  expect(await ask('10.1.0.1', '203.0.113.3:50000, 10.1.0.2:443')).toBe(200)
  await proxied.close()
})

test.each<[string, string, string, number, RefusalCode]>([
  ['no JSON', '{"Email":', 'application/json', 400, 'invalid'],
  ['another form', 'Email=a', 'application/x-www-form-urlencoded', 415, 'invalid'],
  ['too much', JSON.stringify({ Email: 'a'.repeat(70_000) }), 'application/json', 413, 'too_large'],
])('refuses a body that is %s in the form of every refusal', async (_case, payload, type, status, code) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload,
    headers: { 'content-type': type },
  })
  expect(response.statusCode).toBe(status)
  const { message } = response.json<{ message: string }>()
  expect(message.length).toBeGreaterThan(0)
  expect(response.json()).toEqual(refused(code, message))
})

test('hides an unexpected failure from the caller, and logs it without secrets', async () => {
  const broken = await openTestApp()
  const { email, password } = await signUpPlayer(broken)
  await broken.db.execute('alter table players rename to elsewhere')
  const response = await broken.app.inject({
    method: 'POST',
    url: '/api/v1/user/signup',
    payload: { Email: email, Password: password, ConfirmPassword: password },
    headers: { authorization: 'Bearer of-someone' },
  })
  await broken.close()
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual(refused('server_error', 'Something went wrong'))
  const log = broken.logged.join('')
  expect(log).toContain('"route":"/api/v1/user/signup"')
  expect(log).toContain(`"reqId":"${String(response.headers['x-request-id'])}"`)
  expect(log).toContain('relation \\"players\\" does not exist')
  for (const secret of [email, password, 'argon2', 'of-someone']) expect(log).not.toContain(secret)
})
