import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, refused, signUpPlayer, type TestApp } from '../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('a healthy server says so', async () => {
  const response = await server.app.inject('/api/health')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
})

test('every answer carries the security headers, and no answer of the API is kept', async () => {
  const { headers } = await server.app.inject('/api/v1/market/getMarket')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['cache-control']).toBe('no-store')
})

test('a site on another origin may ask, and no cookie goes with it', async () => {
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

test.each([
  ['no JSON', '{"Email":', 'application/json', 400],
  ['another form', 'Email=a', 'application/x-www-form-urlencoded', 415],
  ['too much', JSON.stringify({ Email: 'a'.repeat(70_000) }), 'application/json', 413],
])('a body that is %s is refused in the form of every refusal', async (_case, payload, type, status) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload,
    headers: { 'content-type': type },
  })
  expect(response.statusCode).toBe(status)
  const { message } = response.json<{ message: string }>()
  expect(message.length).toBeGreaterThan(0)
  expect(response.json()).toEqual(refused(message))
})

test('an unexpected failure is told to nobody and logged without secrets', async () => {
  const broken = await openTestApp()
  const { email, password } = await signUpPlayer(broken)
  await broken.db.execute('alter table users rename to players')
  const response = await broken.app.inject({
    method: 'POST',
    url: '/api/v1/user/signup',
    payload: { Email: email, Password: password, ConfirmPassword: password },
    headers: { authorization: 'Bearer of-someone' },
  })
  await broken.close()
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual(refused('Something went wrong'))
  const log = broken.logged.join('')
  expect(log).toContain('"route":"/api/v1/user/signup"')
  expect(log).toContain('relation \\"users\\" does not exist')
  for (const secret of [email, password, 'argon2', 'of-someone']) expect(log).not.toContain(secret)
})
