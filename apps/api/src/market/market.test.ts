import { readLand, readMarket } from '@meridian/contract'
import { calderaRidge, collectibles, parcels } from '@meridian/contract/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp, type TestApp } from '../../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('the market lists every collectible in its order', async () => {
  const response = await server.app.inject('/api/v1/market/getMarket')
  expect(response.statusCode).toBe(200)
  const { entries, damaged } = z.decode(readMarket.response, response.json())
  expect(entries).toEqual(collectibles)
  expect(damaged).toEqual([])
})

test.each(['/api/v1/land/getland', '/api/v1/land/getLand'])(
  '%s lists every parcel in its order',
  async (url) => {
    const response = await server.app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(z.decode(readLand.response, response.json()).entries).toEqual(parcels)
  },
)

test('an item is sent in the spellings of the specification', async () => {
  const response = await server.app.inject('/api/v1/land/getland')
  const { success, data } = response.json<{ success: boolean; data: unknown[] }>()
  expect(success).toBe(true)
  expect(data[0]).toEqual({
    _id: 'land-caldera-ridge',
    id: 'land-caldera-ridge',
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
