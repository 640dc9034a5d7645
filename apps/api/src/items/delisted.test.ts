import { readCollectibles, readHistory, searchMarket } from '@meridian-2117/contract'
import { collectibles, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asPlayer,
  bearer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  payForKestrel,
  refused,
  signUpPlayer,
  valueOf,
  type SignedUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { items, payments } from '../database/schema.ts'

const { id } = kestrelInterceptor

let server: TestApp
let owner: SignedUpPlayer
let waiting: SignedUpPlayer
beforeAll(async () => {
  server = await openTestApp()
  owner = await signUpPlayer(server)
  await server.onPaymentChange(await payForKestrel(server, owner.player.id))
  waiting = await signUpPlayer(server)
  await post('/payment/create-payment-intent', kestrelOrder(waiting.player.id))
  await server.db.update(items).set({ delistedAt: new Date() }).where(eq(items.id, id))
})
afterAll(() => server.close())

const get = (url: string, headers = {}) => server.app.inject({ url, headers })
const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: asPlayer(payload) })
const noProduct = [404, refused('not_found', serverMessages.productUnknown)]

test('is in no list, no count, no search and no sitemap', async () => {
  const all = valueOf(readCollectibles, (await get('/api/v1/market/getMarket?from=0')).json())
  expect(all.entries).toEqual(collectibles.filter((item) => item.id !== id))
  expect(all.total).toBe(collectibles.length - 1)
  const { game } = kestrelInterceptor
  expect(game && all.gameCounts?.[game]).toBe(collectibles.filter((item) => item.game === game).length - 1)
  const found = await get('/api/v1/search/search?query=kestrel')
  expect(valueOf(searchMarket, found.json()).nfas.map((entry) => entry.id)).not.toContain(id)
  expect((await get('/sitemap.xml')).body).not.toContain(`item=${id}<`)
})

test('is answered as gone', async () => {
  const response = await get(`/api/v1/search/item/${id}`)
  expect([response.statusCode, response.json()]).toEqual([
    410,
    refused('not_found', 'This item has left the market'),
  ])
})

test('cannot be bought', async () => {
  const { player } = await signUpPlayer(server)
  for (const response of [
    await post('/game/create', { userId: player.id, productId: id }),
    await post('/payment/create-payment-intent', kestrelOrder(player.id)),
    await post('/card/pay-with-card', kestrelCardOrder(player.id)),
  ])
    expect([response.statusCode, response.json()]).toEqual(noProduct)
})

test('ends its open payments, and stays with those who own it', async () => {
  const check = await post('/game/create', { userId: waiting.player.id, productId: id })
  expect([check.statusCode, check.json()]).toEqual(noProduct)
  const rows = await server.db.select().from(payments).where(eq(payments.playerId, waiting.player.id))
  expect(rows.map(({ status }) => status)).toEqual(['canceled'])

  const owned = await post('/game/create', { userId: owner.player.id, productId: id })
  expect(owned.json()).toEqual({ success: true, exist: 'yes' })
  const history = await get(`/api/v1/history/history/${owner.player.id}`, bearer(owner.token))
  expect(valueOf(readHistory, history.json()).entries.map(({ title }) => title)).toEqual([
    'Kestrel Interceptor',
  ])
})
