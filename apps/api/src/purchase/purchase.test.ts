import { afterAll, beforeAll, expect, test } from 'vitest'
import {
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
const check = (payload: object) => server.app.inject({ method: 'POST', url: '/api/v1/game/create', payload })

test('an item that the user has not bought does not exist among their purchases', async () => {
  const { user } = await signUpPlayer(server)
  const response = await check({ userId: user.id, productId })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ exist: 'no' })
})

test('an item whose payment is open is not bought yet', async () => {
  const { user } = await signUpPlayer(server)
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(user.id),
  })
  expect((await check({ userId: user.id, productId })).json()).toEqual({ exist: 'no' })
})

test('a payment that succeeded unheard counts as soon as somebody asks', async () => {
  const { user } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  expect((await check({ userId: user.id, productId })).json()).toEqual({ exist: 'yes' })
  expect((await check({ userId: user.id, productId: 'land-caldera-ridge' })).json()).toEqual({ exist: 'no' })
})

test('a provider that does not answer does not stop the check', async () => {
  const { user } = await signUpPlayer(server)
  await payForKestrel(server, user.id)
  server.provider.failing = true
  const away = await check({ userId: user.id, productId })
  server.provider.failing = false
  expect(away.json()).toEqual({ exist: 'no' })
  expect(server.logged.join('')).toContain('A payment could not be settled')
  expect((await check({ userId: user.id, productId })).json()).toEqual({ exist: 'yes' })
})

test.each([
  ['no user id', { productId }, 400, 'User Id is required Please signin'],
  ['an empty user id', { userId: ' ', productId }, 400, 'User Id is required Please signin'],
  ['nothing', {}, 400, 'User Id is required Please signin'],
  ['a list', [], 400, 'User Id is required Please signin'],
  ['an unknown user', { userId: 'nobody', productId }, 401, 'User Id is required Please signin'],
  ['no product id', { userId: 'nobody' }, 400, 'Product ID is required'],
  ['an empty product id', { userId: 'nobody', productId: '' }, 400, 'Product ID is required'],
])('a check with %s is refused', async (_case, payload, status, message) => {
  const response = await check(payload)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual(refused(message))
})

test('a product that does not exist is not found', async () => {
  const { user } = await signUpPlayer(server)
  const response = await check({ userId: user.id, productId: 'nfa-of-nowhere' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual(refused('Product not found'))
})
