import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asPlayer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { items } from '../database/schema.ts'
import { readSettings } from '../settings.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ settings: readSettings({}) })
})
afterAll(() => server.close())

/** Posts as the player whom the body names. */
const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, headers: asPlayer(payload) })

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

test('records one purchase by a test card that pays', async () => {
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
})

test('records no purchase by a declined card, and accepts another for the same payment', async () => {
  const { user } = await signUpPlayer(server)
  const { clientSecret } = (await order(user.id)).json<{ clientSecret: string }>()
  await confirm(clientSecret, '4000000000000002')
  expect(await exists(user.id)).toBe('no')
  expect((await order(user.id)).json()).toEqual({ success: true, clientSecret })
  await confirm(clientSecret, '4242424242424242')
  expect(await exists(user.id)).toBe('yes')
})

test('opens one payment for simultaneous calls', async () => {
  const { user } = await signUpPlayer(server)
  const answers = await Promise.all([1, 2, 3].map(() => order(user.id)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

const kestrel = async () => {
  const [item] = await server.db.select().from(items).where(eq(items.id, 'nfa-kestrel-interceptor'))
  return item!
}

/** Pays as the card page does: makes a payment method of the card and lets the server charge it. */
async function payWith(userId: string, number: string) {
  const made = await post('/api/sandbox/payment-methods', { card: { number, expiry: '12/40', cvc: '123' } })
  const { id } = made.json<{ id: string }>()
  return post('/api/v1/card/pay-with-card', kestrelCardOrder(userId, id))
}

test('treats the test cards alike on the card page and the payment page', async () => {
  const { user } = await signUpPlayer(server)
  const declined = await payWith(user.id, '4000000000000002')
  expect([declined.statusCode, declined.json()]).toEqual([
    402,
    refused('card_declined', 'Your card was declined.'),
  ])
  expect(await exists(user.id)).toBe('no')

  const charge = (await payWith(user.id, '4000000000003155')).json<{ clientSecret: string; error: string }>()
  expect(charge.error).toBe('Your bank asks you to approve this payment')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/sandbox/bank',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_secret: charge.clientSecret,
      return_url: 'http://localhost:2117/dashboard',
      answer: 'decline',
    }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  expect(await exists(user.id)).toBe('no')

  expect((await payWith(user.id, '4242424242424242')).json()).toEqual({ success: true })
  expect(await exists(user.id)).toBe('yes')
})

test.each([49, 100_000_000])('refuses to take %i cents by card, and offers no other try', async (amount) => {
  const { user } = await signUpPlayer(server)
  const id = `priced-${amount}`
  await server.db.insert(items).values({ ...(await kestrel()), id, position: amount, priceCents: amount })
  const inCents = { ...kestrelOrder(user.id), productId: id, amount }
  const cardOrder = kestrelCardOrder(user.id, 'pm_sandbox_pays_1')
  const byCard = {
    ...cardOrder,
    productId: id,
    gameDetails: { ...cardOrder.gameDetails, gameId: id, price: amount / 100 },
    paymentDetails: { ...cardOrder.paymentDetails, amount },
  }
  for (const response of [
    await post('/api/v1/payment/create-payment-intent', inCents),
    await post('/api/v1/card/pay-with-card', byCard),
  ]) {
    expect([response.statusCode, response.json()]).toEqual([
      400,
      refused('amount_not_payable', 'The price of this item cannot be paid by card'),
    ])
  }
})

test('refuses a payment method that the sandbox did not make', async () => {
  const { user } = await signUpPlayer(server)
  const response = await post('/api/v1/card/pay-with-card', kestrelCardOrder(user.id, 'pm_of_nowhere'))
  expect([response.statusCode, response.json()]).toEqual([
    402,
    refused('card_declined', 'No such payment_method.'),
  ])
})
