import { afterAll, beforeAll, expect, test } from 'vitest'
import { kestrelOrder, openTestApp, refused, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { createSandboxCards } from '../sandbox-cards/sandbox-cards.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ cards: (settled, db) => createSandboxCards({ db, settled }) })
})
afterAll(() => server.close())

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })

const order = (userId: string) => post('/api/v1/payment/create-payment-intent', kestrelOrder(userId))

const confirm = (clientSecret: string, number: string) =>
  post('/api/sandbox/payment-intents/confirm', {
    client_secret: clientSecret,
    card: { number, expiry: '12/40', cvc: '123' },
  })

const exists = async (userId: string) => {
  const response = await post('/api/v1/game/create', { userId, productId: 'nfa-kestrel-interceptor' })
  return response.json<{ exist: string }>().exist
}

test('a test card that pays buys the item, once', async () => {
  const { user, token } = await signUpPlayer(server)
  const { clientSecret } = (await order(user.id)).json<{ clientSecret: string }>()
  expect((await confirm(clientSecret, '4242424242424242')).statusCode).toBe(200)
  await confirm(clientSecret, '4242424242424242')

  const history = await server.app.inject({
    url: `/api/v1/history/history/${user.id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = history.json<{ data: { gameTitle: string; amount: number }[] }>()
  expect(data.map(({ gameTitle, amount }) => [gameTitle, amount])).toEqual([['Kestrel Interceptor', 1250]])
  const again = await order(user.id)
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual(refused('Sorry you have already purchased it'))
})

test('a card that is declined buys nothing, and the same payment can be paid with another', async () => {
  const { user } = await signUpPlayer(server)
  const { clientSecret } = (await order(user.id)).json<{ clientSecret: string }>()
  await confirm(clientSecret, '4000000000000002')
  expect(await exists(user.id)).toBe('no')
  expect((await order(user.id)).json()).toEqual({ success: true, clientSecret })
  await confirm(clientSecret, '4242424242424242')
  expect(await exists(user.id)).toBe('yes')
})

test('calls at the same moment open one payment', async () => {
  const { user } = await signUpPlayer(server)
  const answers = await Promise.all([1, 2, 3].map(() => order(user.id)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})
