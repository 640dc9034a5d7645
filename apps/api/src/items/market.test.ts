import { readLand, readMarket } from '@meridian/contract'
import { calderaRidge, collectibles, parcels } from '@meridian/contract/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, refused, valueOf, type TestApp } from '../../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('the market lists every collectible in its order', async () => {
  const response = await server.app.inject('/api/v1/market/getMarket')
  expect(response.statusCode).toBe(200)
  expect(valueOf(readMarket, response.json()).entries).toEqual(collectibles)
})

test.each(['/api/v1/land/getland', '/api/v1/land/getLand'])(
  '%s lists every parcel in its order',
  async (url) => {
    const response = await server.app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(valueOf(readLand, response.json()).entries).toEqual(parcels)
  },
)

test('an item is sent in the spellings of the specification', async () => {
  const response = await server.app.inject('/api/v1/land/getland')
  const { success, data } = response.json<{ success: boolean; data: unknown[] }>()
  expect(success).toBe(true)
  expect(data[0]).toEqual({
    _id: 'land-caldera-ridge',
    id: 'land-caldera-ridge',
    kind: 'land',
    title: 'Caldera Ridge',
    serialNumber: '#L-0009',
    price: 4200,
    image: '/pictures/parcels/caldera-ridge-960.webp',
    imageAlt: calderaRidge.imageAlt,
    description:
      'Black glass slopes around a live crater. Heat enough to power a city, and a view that no city has.',
    lore: calderaRidge.lore,
  })
})

test('a page holds what was asked for and says where the next one starts', async () => {
  const paged = []
  let after = ''
  for (let page = 0; page < 30; page += 1) {
    const response = await server.app.inject(`/api/v1/market/getMarket?limit=5${after}`)
    const { entries, next } = valueOf(readMarket, response.json())
    expect(entries.length).toBeLessThanOrEqual(5)
    paged.push(...entries)
    if (next === undefined) break
    after = `&after=${next}`
  }
  expect(paged).toEqual(collectibles)
})

test('behind an item of the other market, or of none, there is nothing', async () => {
  for (const after of ['land-caldera-ridge', 'nowhere']) {
    const response = await server.app.inject({ url: '/api/v1/market/getMarket', query: { after } })
    expect(valueOf(readMarket, response.json()).entries).toEqual([])
  }
})

test.each(['0', '-1', '1.5', '201', 'all', ''])('a page of %j entries is refused', async (limit) => {
  const response = await server.app.inject({ url: '/api/v1/land/getland', query: { limit } })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('The field limit is missing or not valid'))
})
