import { readItem, searchMarket } from '@meridian-2117/contract'
import { foldedText } from '@meridian-2117/contract/search/search'
import { calderaRidge, collectibles, kestrelInterceptor, parcels } from '@meridian-2117/contract/fixtures'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, refused, valueOf, type TestApp } from '../../test/open-test-app.ts'
import { items } from '../database/schema.ts'

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

test.each(['jx', 'j x'])('finds “%s” once an item has these letters, and in no item before', async (text) => {
  expect(await search(text)).toEqual({ lands: [], nfas: [] })
  await withListed('land', ['Ajxa'], async () => {
    expect((await search(text)).lands).toEqual([{ id: 'listed-0', title: 'Ajxa' }])
  })
})

test('finds an item that pg_dump has copied from another database', async () => {
  const copied = { id: 'copied', title: 'Aphelion Gate' }
  await server.db.transaction(async (tx) => {
    // As pg_dump writes it.
    await tx.execute(sql`select pg_catalog.set_config('search_path', '', true)`)
    await tx.execute(sql`
      insert into public.items (id, kind, position, title, serial_number, price_cents, image, description)
      values (${copied.id}, 'collectible', 2000, ${copied.title}, '#AG-1', 100, '', '')`)
  })
  expect(await search('aphelion')).toEqual({ lands: [], nfas: [copied] })
  await server.db.delete(items).where(eq(items.id, copied.id))
})

test.each([
  'kestrel',
  'KES',
  ' kestrel ',
  'interceptor kestrel',
  'kestrel 0911',
  '#ki-0911',
  'KI 0911',
  'ki0911',
  'ｋｉ０９１１',
  'Këstrel',
])('finds the item of “%s” by its words and numbers, however they are written', async (text) => {
  expect(await search(text)).toEqual({ lands: [], nfas: entries([kestrelInterceptor]) })
})

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

test('finds a renamed item by its new name, also when the database renamed it', async () => {
  const rename = (title: string) =>
    server.db.update(items).set({ title }).where(eq(items.id, calderaRidge.id))
  await rename('Zoë’s Œuvre ﬁeld')
  for (const text of ['zoe', 'ZOES FIELD', 'œuvre', 'zoe\u0308'])
    expect((await search(text)).lands.map(({ id }) => id)).toEqual([calderaRidge.id])
  await rename(calderaRidge.title ?? '')
  expect(await search('zoe')).toEqual({ lands: [], nfas: [] })
})

test('lists the item of a whole serial number first', () =>
  withListed('land', ['Zq 3 North', 'Zq Z2', 'Zq South'], async () => {
    expect((await search('z-2')).lands.map(({ id }) => id)).toEqual(['listed-2', 'listed-1'])
  }))

test('prepares each letter as the contract does', async () => {
  const codes = Array.from({ length: 0x30ff }, (_, index) => index + 1)
  const folded = await server.db
    .select({ text: sql<string>`folded_text(chr(code))` })
    .from(sql`generate_series(1, ${codes.length}) as code`)
    .orderBy(sql`code`)
  expect(folded.map(({ text }) => text)).toEqual(codes.map((code) => foldedText(String.fromCodePoint(code))))
})

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
