import { messages } from '@meridian-2117/contract/messages/messages'
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
import { createStripeCards } from './stripe.provider.ts'

/** With a test key the same steps run against Stripe's test mode, which must answer as the sandbox does. */
const secretKey = process.env['STRIPE_TEST_SECRET_KEY']

let server: TestApp
beforeAll(async () => {
  if (secretKey && !secretKey.startsWith('sk_test_')) throw new Error('The key must be one of test mode')
  server = await openTestApp(
    secretKey
      ? { cards: createStripeCards({ secretKey, publicUrl: 'https://market.test' }) }
      : { settings: readSettings({}) },
  )
})
afterAll(() => server.close())

/** Stripe has a payment method for each of its test cards. */
const cards = {
  pays: { number: '4242424242424242', atStripe: 'pm_card_visa' },
  declined: { number: '4000000000000002', atStripe: 'pm_card_visa_chargeDeclined' },
  requiresAction: { number: '4000002500003155', atStripe: 'pm_card_authenticationRequired' },
}

/** Posts as the player whom the body names. */
const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, headers: asPlayer(payload) })

async function methodOf({ number, atStripe }: (typeof cards)[keyof typeof cards]): Promise<string> {
  if (secretKey) return atStripe
  const made = await post('/api/sandbox/payment-methods', { card: { number, expiry: '12/40', cvc: '123' } })
  return made.json<{ id: string }>().id
}

/** Returns what the card payment page's machine gets: the status and the body, with the one secret that differs replaced. */
async function payBy(card: keyof typeof cards, playerId: string) {
  const order = kestrelCardOrder(playerId, await methodOf(cards[card]))
  const response = await post('/api/v1/card/pay-with-card', order)
  const body = response.json<{ clientSecret?: string }>()
  return [response.statusCode, body.clientSecret ? { ...body, clientSecret: 'a secret' } : body]
}

const owns = async (playerId: string) => {
  const response = await post('/api/v1/game/create', {
    userId: playerId,
    productId: 'nfa-kestrel-interceptor',
  })
  return response.json<{ exist: string }>().exist
}

test('declines a card, and takes another one for the same payment', async () => {
  const { player } = await signUpPlayer(server)
  expect(await payBy('declined', player.id)).toEqual([
    402,
    refused('card_declined', 'Your card was declined.'),
  ])
  expect(await owns(player.id)).toBe('no')
  expect(await payBy('pays', player.id)).toEqual([200, { success: true }])
  expect(await owns(player.id)).toBe('yes')
  expect(await payBy('pays', player.id)).toEqual([409, refused('already_owned', messages.alreadyPurchased)])
})

test('leaves the approval of a card to its bank', async () => {
  const { player } = await signUpPlayer(server)
  expect(await payBy('requiresAction', player.id)).toEqual([
    200,
    {
      ...refused('authentication_required', 'Your bank asks you to approve this payment'),
      clientSecret: 'a secret',
    },
  ])
  expect(await owns(player.id)).toBe('no')
})

test('opens a payment that no card has paid yet', async () => {
  const { player } = await signUpPlayer(server)
  const response = await post('/api/v1/payment/create-payment-intent', kestrelOrder(player.id))
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { success: true, clientSecret: expect.stringMatching(/^pi_[\w-]+_secret_[\w-]+$/) as string },
  ])
  expect(await owns(player.id)).toBe('no')
})

test('refuses an amount below 50 cents', async () => {
  const { player } = await signUpPlayer(server)
  const [kestrel] = await server.db.select().from(items).where(eq(items.id, 'nfa-kestrel-interceptor'))
  await server.db.insert(items).values({ ...kestrel!, id: 'too-cheap', position: 49, priceCents: 49 })
  const order = { ...kestrelOrder(player.id), productId: 'too-cheap', amount: 49 }
  const response = await post('/api/v1/payment/create-payment-intent', order)
  expect([response.statusCode, response.json()]).toEqual([
    400,
    refused('amount_not_payable', 'The price of this item cannot be paid by card'),
  ])
})
