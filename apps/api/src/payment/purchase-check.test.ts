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

test('finds no purchase of an item that the user has not bought', async () => {
  const { user } = await signUpPlayer(server)
  const response = await check({ userId: user.id, productId })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(answer('no'))
})

test('finds no purchase of an item whose payment is open', async () => {
  const { user } = await signUpPlayer(server)
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(user.id),
  })
  expect((await check({ userId: user.id, productId })).json()).toEqual(answer('no'))
})

test('records a payment that succeeded unnoticed as soon as its player asks', async () => {
  const { user, token } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  expect((await check({ userId: user.id, productId }, token)).json()).toEqual(answer('yes'))
  const other = { userId: user.id, productId: 'land-caldera-ridge' }
  expect((await check(other, token)).json()).toEqual(answer('no'))
})

test('asks the provider nothing for a stranger who names a player', async () => {
  const { user } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  server.provider.failing = true
  const checked = await check({ userId: user.id, productId })
  server.provider.failing = false
  expect(checked.json()).toEqual(answer('no'))
  expect(server.logged).toEqual([])
})

test('refuses a purchase check with the token of another player', async () => {
  const [one, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  const response = await check({ userId: one.user.id, productId }, other.token)
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual(refused('forbidden', 'This belongs to another user.'))
})

test('answers the check while the provider does not answer', async () => {
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
])('refuses a check with %s', async (_case, payload, status, code, message) => {
  const response = await check(payload)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual(refused(code, message))
})

test('answers 404 for a product that does not exist', async () => {
  const { user } = await signUpPlayer(server)
  const response = await check({ userId: user.id, productId: 'nfa-of-nowhere' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual(refused('not_found', 'Product not found'))
})
