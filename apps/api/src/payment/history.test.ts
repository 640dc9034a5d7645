import { readHistory } from '@meridian-2117/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asPlayer,
  kestrelOrder,
  openTestApp,
  payForKestrel,
  refused,
  signUpPlayer,
  valueOf,
  type TestApp,
} from '../../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const history = (playerId: string, token?: string) =>
  server.app.inject({
    url: `/api/v1/history/history/${playerId}`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })

test('lists purchases with the oldest first', async () => {
  const { player, token } = await signUpPlayer(server)
  await server.onPaymentChange(await payForKestrel(server, player.id))
  const reef = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: { ...kestrelOrder(player.id), amount: 189_050, productId: 'land-glass-oasis' },
    headers: asPlayer(player.id),
  })
  server.provider.change(reef.json<{ clientSecret: string }>().clientSecret.replace('_secret', ''), {
    status: 'succeeded',
  })

  const response = await history(player.id, token)
  expect(response.statusCode).toBe(200)
  const { entries, message } = valueOf(readHistory, response.json())
  expect(entries.map(({ title, serialNumber, amount }) => [title, serialNumber, amount])).toEqual([
    ['Kestrel Interceptor', '#KI-0911', 1250],
    ['Glass Oasis', '#L-0142', 1890.5],
  ])
  expect(new Set(entries.map(({ paymentId }) => paymentId))).toEqual(
    new Set([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]),
  )
  expect(message).toBe(undefined)
})

test('answers an empty history with a message', async () => {
  const { player, token } = await signUpPlayer(server)
  const response = await history(player.id, token)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ success: true, message: 'No purchase history found.', data: [] })
})

test('refuses a history without a token', async () => {
  const { player } = await signUpPlayer(server)
  const response = await history(player.id)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual(refused('unauthorized', 'User not authenticated.'))
})
