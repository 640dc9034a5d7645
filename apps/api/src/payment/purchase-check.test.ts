import type { RefusalCode } from '@meridian/contract/rules/refusal-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearer,
  kestrelOrder,
  openTestApp,
  payForKestrel,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const productId = 'nfa-kestrel-interceptor'
const check = (payload: object, token?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/game/create',
    payload,
    ...(token !== undefined && { headers: bearer(token) }),
  })
const answer = (exist: 'yes' | 'no') => ({ success: true, exist })

test('an item that the user has not bought does not exist among their purchases', async () => {
  const { user } = await signUpPlayer(server)
  const response = await check({ userId: user.id, productId })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(answer('no'))
})

test('an item whose payment is open is not bought yet', async () => {
  const { user } = await signUpPlayer(server)
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(user.id),
  })
  expect((await check({ userId: user.id, productId })).json()).toEqual(answer('no'))
})

test('a payment that succeeded unheard counts as soon as its player asks', async () => {
  const { user, token } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  expect((await check({ userId: user.id, productId }, token)).json()).toEqual(answer('yes'))
  const other = { userId: user.id, productId: 'land-caldera-ridge' }
  expect((await check(other, token)).json()).toEqual(answer('no'))
})

test('a stranger who names a player starts nothing at the provider', async () => {
  const { user } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  server.provider.failing = true
  const asked = await check({ userId: user.id, productId })
  server.provider.failing = false
  expect(asked.json()).toEqual(answer('no'))
  expect(server.logged).toEqual([])
})

test('refuses a purchase check with the token of another player', async () => {
  const [one, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  const response = await check({ userId: one.user.id, productId }, other.token)
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual(refused('forbidden', 'This belongs to another user.'))
})

test('a provider that does not answer does not stop the check', async () => {
  const { user, token } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  server.provider.failing = true
  const away = await check({ userId: user.id, productId }, token)
  server.provider.failing = false
  expect(away.json()).toEqual(answer('no'))
  expect(server.logged.join('')).toContain('A payment could not be reconciled')
  expect((await check({ userId: user.id, productId }, token)).json()).toEqual(answer('yes'))
})

test.each<[string, object, number, RefusalCode, string]>([
  ['no user id', { productId }, 400, 'invalid', 'User Id is required Please signin'],
  ['an empty user id', { userId: ' ', productId }, 400, 'invalid', 'User Id is required Please signin'],
  ['nothing', {}, 400, 'invalid', 'User Id is required Please signin'],
  ['a list', [], 400, 'invalid', 'User Id is required Please signin'],
  [
    'an unknown user',
    { userId: 'nobody', productId },
    401,
    'unauthorized',
    'User Id is required Please signin',
  ],
  ['no product id', { userId: 'nobody' }, 400, 'invalid', 'Product ID is required'],
  ['an empty product id', { userId: 'nobody', productId: '' }, 400, 'invalid', 'Product ID is required'],
])('a check with %s is refused', async (_case, payload, status, code, message) => {
  const response = await check(payload)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual(refused(code, message))
})

test('a product that does not exist is not found', async () => {
  const { user } = await signUpPlayer(server)
  const response = await check({ userId: user.id, productId: 'nfa-of-nowhere' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual(refused('not_found', 'Product not found'))
})
