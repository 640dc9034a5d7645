import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { escapeHtml } from '@meridian-2117/contract/html/html'
import { pageHeadTags, replaceable } from '@meridian-2117/contract/html/page-head'
import { settingsElement } from '@meridian-2117/contract/html/settings-element'
import { pageFile, paths } from '@meridian-2117/contract/paths/paths'
import { eq } from 'drizzle-orm'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../test/open-test-app.ts'
import { items } from '../database/schema.ts'

const builtHead = pageHeadTags({ title: 'Buy', description: 'Any item', card: { src: '/any.jpg', alt: '' } })
const built = `<html><head>${replaceable('head', builtHead)}</head><body>Splash</body></html>`

/** Only the page of a collectible shows the item itself. */
const template = `<html><head>${replaceable('head', builtHead)}</head><body>${replaceable('root', '')}${replaceable('settings', '')}</body></html>`
const renderer = `
export const renderItem = async (path, item) => \`<main>\${path} \${item.title?.replace('<', '&lt;') ?? item}</main>\`
export const pageHeads = (siteUrl) => new Map([['/land/index.html', \`<link rel="canonical" href="\${siteUrl}/land">\`]])
export const siteFiles = (siteUrl) => ({
  'robots.txt': \`User-agent: *\\nSitemap: \${siteUrl}/sitemap.xml\\n\`,
  'sitemap.xml': \`<urlset>\\n  <url><loc>\${siteUrl}/land</loc></url>\\n</urlset>\\n\`,
})`
const root = (query: string, answer: unknown, content: string) =>
  `<div id="root" data-prerendered="${query}" data-answer="${escapeHtml(JSON.stringify(answer))}">${content}</div>`

/** Its texts try to inject a script into the page. */
const hostile = {
  id: 'nfa"><b>&',
  kind: 'collectible' as const,
  position: 5000,
  title: '</title><script>alert(1)</script>',
  serialNumber: '" onload="alert(1)',
  priceCents: 100,
  image: '/pictures/collectibles/"><script>.webp',
  description: '</script><!--<script> "quoted" & \u2028',
}

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-item-pages-'))
  for (const path of [paths.buyCollectible, paths.buyLand, paths.securePayment, paths.lands] as const) {
    const file = join(folder, pageFile(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, built)
  }
  await writeFile(join(folder, 'build.json'), '{"scriptHashes":[]}')
  await mkdir(join(folder, '.server'))
  await writeFile(join(folder, '.server/render.js'), renderer)
  await writeFile(join(folder, '.server/buy-nfa.html'), template)
  await writeFile(join(folder, '.server/buy-nfa.missing.html'), template)
  server = await openTestApp({ siteFolder: folder, pageSettings: { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } })
  await server.db.insert(items).values(hostile)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { 'user-agent': 'WhatsApp/2.23', accept: '*/*', ...headers } })

test('writes title, price, address and picture of the item into the head', async () => {
  const { statusCode, headers, body } = await visit(itemLink(kestrelInterceptor).to)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('<title>Kestrel Interceptor · Meridian 2117</title>')
  expect(body).toContain('<meta property="og:title" content="Kestrel Interceptor · Meridian 2117" />')
  expect(body).toContain('<meta property="og:description" content="$1250.')
  expect(body).toContain(
    '<meta property="og:image" content="https://market.test/link-cards/collectibles/kestrel-interceptor.jpg" />',
  )
  expect(body).toContain('<meta property="og:image:width" content="1200" />')
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(body).not.toContain('Any item')
})

test('shows the item in the HTML of its page, with the settings of the server', async () => {
  const { body } = await visit(itemLink(kestrelInterceptor).to)
  const { id } = kestrelInterceptor
  const item = await server.stores.items.byId(id)
  expect(body).toContain(root(`?item=${id}`, [id, item], '<main>/buy-nfa Kestrel Interceptor</main>'))
  expect(body).toContain(settingsElement({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }))
})

test('shows that an item is unknown in the HTML of its page', async () => {
  const { statusCode, headers, body } = await visit('/buy-nfa?item=nfa-nowhere')
  expect(statusCode).toBe(404)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain(builtHead)
  expect(body).toContain(
    root('?item=nfa-nowhere', ['nfa-nowhere', 'unknown'], '<main>/buy-nfa unknown</main>'),
  )
})

test('leads from the page of the other kind to the page of the item', async () => {
  const { statusCode, headers } = await visit(itemLink(calderaRidge, paths.buyCollectible).to)
  expect([statusCode, headers.location]).toEqual([302, itemLink(calderaRidge).to])
})

test('renders a page once for all who ask at the same time, in each encoding that they accept', async () => {
  const byId = vi.spyOn(server.stores.items, 'byId')
  onTestFinished(() => byId.mockRestore())
  const url = itemLink(kestrelInterceptor).to
  const plain = await visit(url)
  byId.mockClear()
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, unpack] of Object.entries(unpacked)) {
    const answers = await Promise.all([1, 2, 3].map(() => visit(url, { 'accept-encoding': encoding })))
    for (const { headers, rawPayload } of answers) {
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
      expect(unpack(rawPayload).toString()).toBe(plain.body)
    }
  }
  expect(byId).toHaveBeenCalledTimes(2)
})

test('does not send the files that only the server needs', async () => {
  for (const file of ['render.js', 'buy-nfa.html'])
    expect((await visit(`/.server/${file}`)).statusCode).toBe(404)
})

test('names, on every page that takes an item, its own address as canonical', async () => {
  for (const path of [paths.buyLand, paths.securePayment]) {
    const { body } = await visit(itemLink(calderaRidge, path).to)
    expect(body).toContain(
      '<link rel="canonical" href="https://market.test/buy-land?item=land-caldera-ridge" />',
    )
    expect(body).toContain('<body>Splash</body>')
  }
})

test('writes the address of the site into the head of a page, as only the server knows it', async () => {
  expect((await visit(paths.lands)).body).toBe(
    built.replace(replaceable('head', builtHead), '<link rel="canonical" href="https://market.test/land">'),
  )
})

const dataOf = (body: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '')

test('describes the product and its offer to search engines', async () => {
  const { body } = await visit(itemLink(kestrelInterceptor).to)
  const url = 'https://market.test/buy-nfa?item=nfa-kestrel-interceptor'
  expect(dataOf(body)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Kestrel Interceptor',
    sku: '#KI-0911',
    description: kestrelInterceptor.description,
    image: `https://market.test${kestrelInterceptor.image}`,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: 1250,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('writes the answer about an item into its page as text, never as markup', async () => {
  const { body } = await visit(itemLink(hostile).to)
  const item = await server.stores.items.byId(hostile.id)
  const query = `?item=${encodeURIComponent(hostile.id)}`
  const content = `<main>/buy-nfa ${hostile.title.replace('<', '&lt;')}</main>`
  expect(body).toContain(root(query, [hostile.id, item], content))
})

test("writes an item's title into the page head as text, never as markup", async () => {
  const { statusCode, body } = await visit(itemLink(hostile, paths.securePayment).to)
  expect(statusCode).toBe(200)
  expect(body.match(/<script\b[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Meridian 2117</title>')
  expect(body).toContain('content="$1. &lt;/script&gt;&lt;!--&lt;script&gt; &quot;quoted&quot; &amp;')
  expect(dataOf(body)).toHaveProperty('name', hostile.title)
  expect(dataOf(body)).toHaveProperty('description', hostile.description)
  expect(new Set(body.match(/<\w+/g))).toEqual(
    new Set(['<html', '<head', '<title', '<meta', '<link', '<script', '<body']),
  )
})

test.each(['nfa-nowhere', 'a%00b', 'x'.repeat(5000)])(
  'answers an unknown id with a 404 and the page',
  async (id) => {
    const { statusCode, headers, body } = await visit(`/buy-land?item=${id}`)
    expect([statusCode, body]).toEqual([404, built])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('shows that an item is delisted in the HTML of its page, with a 410', async () => {
  onTestFinished(async () => {
    await server.db.delete(items).where(eq(items.id, 'nfa-delisted'))
  })
  await server.db.insert(items).values({
    ...hostile,
    id: 'nfa-delisted',
    position: 5001,
    delistedAt: new Date(),
  })
  const { statusCode, body } = await visit('/buy-nfa?item=nfa-delisted')
  expect(statusCode).toBe(410)
  expect(body).toContain(
    root('?item=nfa-delisted', ['nfa-delisted', 'delisted'], '<main>/buy-nfa delisted</main>'),
  )
})

test('serves a page unchanged without an item, and where it takes none', async () => {
  for (const url of ['/buy-nfa', '/buy-nfa?item=']) {
    const { statusCode, body } = await visit(url)
    expect([statusCode, body]).toEqual([200, built])
  }
})

test('answers 304 for a page that has not changed', async () => {
  const url = itemLink(kestrelInterceptor).to
  const { etag } = (await visit(url)).headers
  const again = await visit(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'no-cache, no-transform',
  ])
})

test('serves the page as built while the database is away', async () => {
  vi.spyOn(server.stores.items, 'byId').mockRejectedValueOnce(new Error('gone'))
  const { statusCode, body } = await visit(itemLink(kestrelInterceptor).to)
  expect([statusCode, body]).toEqual([200, built])
})

const located = (body: string) =>
  [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

test('lists every item once in the sitemap that robots.txt names, each by its own page', async () => {
  expect((await visit('/robots.txt')).body).toBe('User-agent: *\nSitemap: https://market.test/sitemap.xml\n')
  const { body, headers } = await visit('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const listed = await server.db.select({ kind: items.kind, id: items.id }).from(items)
  expect(located(body).slice(1).toSorted()).toEqual(
    listed.map((item) => `https://market.test${itemLink(item).to}`).toSorted(),
  )
})

test('lists the built pages before the newest items, up to 50,000 addresses', async () => {
  const newest = vi.spyOn(server.stores.items, 'newest')
  const addresses = located((await visit('/sitemap.xml')).body)
  expect(addresses[0]).toBe('https://market.test/land')
  expect(addresses[1]).toBe(`https://market.test${itemLink(hostile).to}`)
  expect(newest).toHaveBeenCalledExactlyOnceWith(49_999)
})
