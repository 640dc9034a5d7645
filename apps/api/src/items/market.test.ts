import { readLand, readCollectibles } from '@meridian-2117/contract'
import { calderaRidge, collectibles, parcels } from '@meridian-2117/contract/fixtures'
import { itemSorts } from '@meridian-2117/contract/search/item-sorts'
import { games } from '@meridian-2117/contract/names/games'
import { toCents } from '@meridian-2117/contract/money/pricing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, refused, valueOf, type TestApp } from '../../test/open-test-app.ts'
import { items } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('lists every collectible in the order of the market', async () => {
  const response = await server.app.inject('/api/v1/market/getMarket')
  expect(response.statusCode).toBe(200)
  expect(valueOf(readCollectibles, response.json()).entries).toEqual(collectibles)
})

test.each(['/api/v1/land/getland', '/api/v1/land/getLand'])(
  'lists every parcel in order: %s',
  async (url) => {
    const response = await server.app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(valueOf(readLand, response.json()).entries).toEqual(parcels)
  },
)

test('sends an item in the spellings of the API', async () => {
  const response = await server.app.inject('/api/v1/land/getland')
  const { success, data } = response.json<{ success: boolean; data: unknown[] }>()
  expect(success).toBe(true)
  expect(data[0]).toEqual({
    _id: 'land-caldera-ridge',
    id: 'land-caldera-ridge',
    kind: 'land',
    title: 'Caldera Ridge',
    serialNumber: '#L-0009',
    strand: 'slipstream',
    price: 4200,
    image: '/pictures/parcels/caldera-ridge-960.webp',
    imageAlt: calderaRidge.imageAlt,
    description:
      'Black glass slopes around a live crater. Heat enough to power a city, and a view that no city has.',
    lore: calderaRidge.lore,
  })
})

test('answers a page of the requested length and where the next one starts', async () => {
  const paged = []
  let after = ''
  for (let page = 0; page < 30; page += 1) {
    const response = await server.app.inject(`/api/v1/market/getMarket?limit=5${after}`)
    const { entries, next } = valueOf(readCollectibles, response.json())
    expect(entries.length).toBeLessThanOrEqual(5)
    paged.push(...entries)
    if (next === undefined) break
    after = `&after=${next}`
  }
  expect(paged).toEqual(collectibles)
})

const ask = async (query: Record<string, string>) =>
  valueOf(readLand, (await server.app.inject({ url: '/api/v1/land/getland', query })).json())

const titles = ({ entries }: { entries: readonly { title?: string | undefined }[] }) =>
  entries.map(({ title }) => title)

const cheapestFirst = parcels.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))

test('sorts a list by price, both ways', async () => {
  expect(titles(await ask({ sort: 'price-up' }))).toEqual(titles({ entries: cheapestFirst }))
  expect(titles(await ask({ sort: 'price-down' }))).toEqual(titles({ entries: cheapestFirst.toReversed() }))
})

test('reads a list from its end, with the newest first', async () => {
  expect(titles(await ask({ sort: 'newest' }))).toEqual(titles({ entries: parcels.toReversed() }))
})

test.each(games)('filters a list by the game %s', async (game) => {
  const matching = parcels.filter((parcel) => parcel.game === game)
  expect(matching.length).toBeGreaterThan(0)
  expect(titles(await ask({ strand: game }))).toEqual(titles({ entries: matching }))
})

test('filters a list by the text of a title or a serial number', async () => {
  const anchored = parcels.filter(({ title }) => title?.includes('Anchorage'))
  expect(anchored).toHaveLength(1)
  expect(titles(await ask({ find: ' anchor ' }))).toEqual(titles({ entries: anchored }))
  expect(titles(await ask({ find: 'l-0835' }))).toEqual(titles({ entries: anchored }))
  expect(titles(await ask({ find: '%' }))).toEqual(titles({ entries: parcels }))
})

test('filters a list by price, both bounds included, however large they are', async () => {
  const between = parcels.filter(({ price = 0 }) => price >= 1890.5 && price <= 2450)
  expect(titles(await ask({ minPrice: '1890.5', maxPrice: '2450' }))).toEqual(titles({ entries: between }))
  expect(await ask({ minPrice: '9000000000000' })).toEqual({ entries: [] })
  expect((await ask({ maxPrice: '9000000000000' })).entries).toHaveLength(parcels.length)
})

test.each([undefined, ...itemSorts])('pages through the order %s', async (sort) => {
  const query = { strand: 'odyssey', ...(sort && { sort }) }
  const whole = await ask(query)
  const paged = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await ask({ ...query, limit: '4', ...(after && { after }) })
    paged.push(...page.entries)
    after = page.next
  }
  expect(paged).toEqual(whole.entries)
})

test('counts all items on a page by offset, after filters', async () => {
  expect(await ask({ from: '62', limit: '1' })).toEqual({
    entries: parcels.slice(62, 63),
    next: `62.${parcels[62]?.id}`,
    total: parcels.length,
    gameCounts: countsOf(parcels),
  })
  const beyond = await ask({ from: '900' })
  expect([beyond.entries, beyond.total]).toEqual([[], parcels.length])
  const { total } = await ask({ from: '0', strand: 'dominion', maxPrice: '1000' })
  expect(total).toBe(parcels.filter(({ game, price = 0 }) => game === 'dominion' && price <= 1000).length)
})

test('counts the items of each game whichever game is requested, with all other filters', async () => {
  const { gameCounts } = await ask({ from: '0', strand: 'dominion', maxPrice: '1000' })
  expect(gameCounts).toEqual(countsOf(parcels.filter(({ price = 0 }) => price <= 1000)))
})

const countsOf = (some: typeof parcels) =>
  Object.fromEntries(games.map((name) => [name, some.filter(({ game }) => game === name).length]))

test.each([
  ['from', '-1'],
  ['from', ''],
  ['sort', 'price'],
  ['strand', 'chess'],
  ['minPrice', '-5'],
  ['minPrice', 'cheap'],
  ['maxPrice', ''],
  ['maxPrice', '1e3'],
  ['find', 'x'.repeat(101)],
])('refuses the query %s=%s', async (field, value) => {
  const response = await server.app.inject({ url: '/api/v1/land/getland', query: { [field]: value } })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('invalid', `The field ${field} is missing or not valid`))
})

test.each(['nowhere', 'x.land-caldera-ridge', '99999999999999999999.x', '.'])(
  'lists nothing after the unknown place %s',
  async (after) => {
    expect(await ask({ after, sort: 'price-up' })).toEqual({ entries: [] })
  },
)

test('goes on at the place of an item that has gone or has another price', async () => {
  const whole = (await ask({ sort: 'price-up' })).entries
  const { entries, next } = await ask({ sort: 'price-up', limit: '3' })
  const last = eq(items.id, entries[2]?.id ?? '')
  const rest = async () => titles(await ask({ sort: 'price-up', after: next ?? '' }))
  await server.db.update(items).set({ priceCents: 1 }).where(last)
  expect(await rest()).toEqual(titles({ entries: whole.slice(3) }))
  const [gone] = await server.db.delete(items).where(last).returning()
  expect(await rest()).toEqual(titles({ entries: whole.slice(3) }))
  const { searchText: _made, ...row } = gone!
  await server.db.insert(items).values({ ...row, priceCents: toCents(entries[2]?.price ?? 0) })
})

test.each(['0', '-1', '1.5', '201', 'all', ''])('refuses a page of %j entries', async (limit) => {
  const response = await server.app.inject({ url: '/api/v1/land/getland', query: { limit } })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('invalid', 'The field limit is missing or not valid'))
})
