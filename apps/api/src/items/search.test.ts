import { readItem, searchMarket } from '@meridian/contract'
import { calderaRidge, collectibles, kestrelInterceptor, parcels } from '@meridian/contract/fixtures'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, refused, valueOf, type TestApp } from '../../test/open-test-app.ts'
import { items } from '../database/schema.ts'
import { searchTextOf } from './search-text.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const ask = (query: Record<string, string>) =>
  server.app.inject({ method: 'GET', url: '/api/v1/search/search', query })

const search = async (query: string) => {
  const response = await ask({ query })
  expect(response.statusCode).toBe(200)
  return valueOf(searchMarket, response.json())
}

const entries = (found: typeof parcels) => found.map(({ id, title }) => ({ id, title }))

/** Adds items of one kind while `use` runs. */
async function withListed(kind: 'collectible' | 'land', titles: readonly string[], use: () => Promise<void>) {
  const rows = titles.map((title, index) => ({
    id: `listed-${index}`,
    kind,
    position: 1000 + index,
    title,
    serialNumber: `Z${index}`,
    searchText: searchTextOf({ title, serialNumber: `Z${index}` }),
    priceCents: 100,
    image: '',
    description: 'Neon',
  }))
  await server.db.insert(items).values(rows)
  try {
    await use()
  } finally {
    const ids = rows.map(({ id }) => id)
    await server.db.delete(items).where(inArray(items.id, ids))
  }
}

test.each(['kestrel', 'KES', '#ki-0911', '0911', ' kestrel '])(
  'finds the item of “%s” by title or serial number, in any case',
  async (text) => {
    expect(await search(text)).toEqual({ lands: [], nfas: entries([kestrelInterceptor]) })
  },
)

test('finds both kinds, each in the order of its list', async () => {
  const { lands, nfas } = await search('la')
  const holds = ({ title = '' }) => title.toLowerCase().includes('la')
  expect(lands).toEqual(entries(parcels.filter(holds)))
  expect(nfas).toEqual(entries(collectibles.filter(holds)))
  expect(lands.length * nfas.length).toBeGreaterThan(0)
})

test('sends results in the spellings of the API', async () => {
  const response = await ask({ query: 'caldera' })
  expect(response.json()).toEqual({
    success: true,
    lands: [{ _id: calderaRidge.id, id: calderaRidge.id, title: calderaRidge.title }],
    nfas: [],
  })
})

test.each(['zzz', '%', '_', '__', '\\', '', '   ', "'; drop table items; --"])(
  'finds nothing for “%s”, as it takes the database’s special characters literally',
  async (text) => {
    expect(await search(text)).toEqual({ lands: [], nfas: [] })
  },
)

test('refuses, rather than fails on, text that no database stores', async () => {
  const response = await ask({ query: 'zero\u0000' })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    refused('invalid', 'The request holds characters that cannot be stored'),
  ])
})

test('finds a wildcard as a character of a title', () =>
  withListed('land', ['Half_Moon', 'HalfXMoon', '100% Ice', 'Back\\slash'], async () => {
    expect((await search('f_m')).lands).toEqual([{ id: 'listed-0', title: 'Half_Moon' }])
    expect((await search('0% i')).lands).toEqual([{ id: 'listed-2', title: '100% Ice' }])
    expect((await search('k\\s')).lands).toEqual([{ id: 'listed-3', title: 'Back\\slash' }])
  }))

test('answers a title unchanged, whatever it holds', () => {
  const titles = [
    'Zq "quoted"',
    'Zq back\\slash',
    'Zq line\nand\ttab',
    'Zq \u0001\u2028 </script>',
    'Zq 💥 Ïtem',
  ]
  return withListed('land', titles, async () => {
    expect((await search('zq')).lands.map(({ title }) => title)).toEqual(titles)
  })
})

test('answers at most ten of a kind', () =>
  withListed(
    'collectible',
    Array.from({ length: 12 }, (_, index) => `Zephyr ${index}`),
    async () => {
      const { lands, nfas } = await search('zephyr')
      expect(lands).toEqual([])
      expect(nfas.map(({ title }) => title)).toEqual(
        Array.from({ length: 10 }, (_, index) => `Zephyr ${index}`),
      )
    },
  ))

test('refuses a search without a text, or with two', async () => {
  for (const response of [await ask({}), await server.app.inject('/api/v1/search/search?query=a&query=b')]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(refused('invalid', 'The field query is missing or not valid'))
  }
})

test.each([kestrelInterceptor, calderaRidge])('answers the whole item behind a result', async (item) => {
  const response = await server.app.inject(`/api/v1/search/item/${item.id}`)
  expect(response.statusCode).toBe(200)
  const { game, ...sameNames } = item
  expect(response.json()).toEqual({ success: true, data: { ...sameNames, strand: game, _id: item.id } })
  expect(valueOf(readItem, response.json())).toEqual(item)
})

test('answers 404 for an item that nobody lists', async () => {
  const response = await server.app.inject('/api/v1/search/item/nfa-nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual(refused('not_found', 'Item not found'))
})

test('finds a title whichever keyboard wrote the text', () =>
  withListed('land', ['Zq Mika’s Yo\u00eb Yard'], async () => {
    for (const text of ['ｚｑ　ｍｉｋａ', "mika's", 'mika’s', 'mika＇s', 'yoe\u0308', 'yo\u00eb\u00a0yard'])
      expect((await search(text)).lands).toHaveLength(1)
    expect(await search('mikas')).toEqual({ lands: [], nfas: [] })
  }))
