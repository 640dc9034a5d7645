import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asPlayer,
  bearer,
  openTestApp,
  payForKestrel,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { items } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const productId = 'nfa-kestrel-interceptor'
/** Checks as the player whom the body names, unless another token is given. */
const check = (payload: object, token?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/game/create',
    payload,
    headers: token === undefined ? asPlayer(payload) : bearer(token),
  })
const answer = (exist: 'yes' | 'no') => ({ success: true, exist })

test('finds no purchase of an item that the player has not bought', async () => {
  const { player } = await signUpPlayer(server)
  const response = await check({ userId: player.id, productId })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(answer('no'))
})

test('records a payment that succeeded unnoticed as soon as its player asks', async () => {
  const { player, token } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  expect((await check({ userId: player.id, productId }, token)).json()).toEqual(answer('yes'))
  const other = { userId: player.id, productId: 'land-caldera-ridge' }
  expect((await check(other, token)).json()).toEqual(answer('no'))
})

test('asks and tells nothing for nobody who names a player', async () => {
  const { player } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  server.provider.reads = 0
  const payload = { userId: player.id, productId }
  const response = await server.app.inject({ method: 'POST', url: '/api/v1/game/create', payload })
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('unauthorized', 'User Id is required Please signin'),
  ])
  expect(server.provider.reads).toBe(0)
})

test('answers the check while the provider does not answer', async () => {
  const { player, token } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  server.provider.failing = true
  const away = await check({ userId: player.id, productId }, token)
  server.provider.failing = false
  expect(away.json()).toEqual(answer('no'))
  expect(server.logged.join('')).toContain('A payment could not be reconciled')
  expect((await check({ userId: player.id, productId }, token)).json()).toEqual(answer('yes'))
})

test.each<[string, (playerId: string) => object, string]>([
  ['no user id', () => ({ productId }), 'User Id is required Please signin'],
  ['an empty user id', () => ({ userId: '', productId }), 'User Id is required Please signin'],
  ['nothing', () => ({}), 'User Id is required Please signin'],
  ['a list', () => [], 'User Id is required Please signin'],
  ['no product id', (playerId) => ({ userId: playerId }), 'Product ID is required'],
  ['an empty product id', (playerId) => ({ userId: playerId, productId: '' }), 'Product ID is required'],
])('refuses a check with %s', async (_case, payload, message) => {
  const { player, token } = await signUpPlayer(server)
  const response = await check(payload(player.id), token)
  expect([response.statusCode, response.json()]).toEqual([400, refused('invalid', message)])
})

test('answers 404 for a product that does not exist', async () => {
  const { player } = await signUpPlayer(server)
  const response = await check({ userId: player.id, productId: 'nfa-of-nowhere' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual(refused('not_found', 'Product not found'))
})

test('finds the purchase of an item that has left the market since', async () => {
  const market = await openTestApp()
  const { player, token } = await signUpPlayer(market)
  await payForKestrel(market, player.id)
  const ask = () =>
    market.app.inject({
      method: 'POST',
      url: '/api/v1/game/create',
      payload: { userId: player.id, productId },
      headers: bearer(token),
    })
  expect((await ask()).json()).toEqual(answer('yes'))
  // Our tables forbid it, another server's may not.
  await market.db.execute(sql`alter table ${items} disable trigger all`)
  await market.db.delete(items).where(eq(items.id, productId))
  expect((await ask()).json()).toEqual(answer('yes'))
  await market.close()
})
