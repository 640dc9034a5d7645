import { replaceable } from '@meridian-2117/contract/html/page-head'
import { settingsElement } from '@meridian-2117/contract/html/settings-element'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestApp, refused, type TestApp } from '../../test/open-test-app.ts'
import { readSettings } from '../settings.ts'

/** Pages rendered in the browser, by path, with their titles. */
const renderedPages = [
  ['buy-nfa', 'Buy'],
  ['profile', 'Profile'],
  ['signin-wallet', 'Connecting to wallet'],
  ['reset-password/token', 'Reset Password'],
] as const

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-site-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'pictures'))
  await mkdir(join(folder, '.well-known'))
  await writeFile(join(folder, '.well-known/security.txt'), 'Contact: https://market.test')
  await writeFile(join(folder, '.well-known/apple-developer-merchantid-domain-association'), '7B22')
  for (const [address, title] of renderedPages) {
    await mkdir(join(folder, address), { recursive: true })
    await writeFile(join(folder, address, 'index.html'), `<title>${title}</title>`)
  }
  await mkdir(join(folder, 'land'))
  const block = replaceable('settings', settingsElement({ VITALS_SHARE: '1' }))
  await writeFile(join(folder, 'index.html'), `<title>Home</title>${block}`)
  await writeFile(join(folder, 'land/index.html'), '<title>Land</title>')
  await writeFile(join(folder, 'build.json'), '{"scriptHashes":["sha256-early","sha256-late"]}')
  await writeFile(join(folder, '404.html'), '<title>Not found</title>')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets/main-abc123.js'), 'export {}')
  await writeFile(join(folder, 'assets/main-abc123.js.gz'), gzipSync('export {}'))
  await writeFile(join(folder, 'pictures/halo-core.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await openTestApp({
    siteFolder: folder,
    pageSettings: { API_BASE_URL: 'https://calls.example/base', CARD_API_BASE_URL: 'https://cards.example' },
    pageSources: [{ script: ['https://wallet.example'] }],
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const visit = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.app.inject({ method, url, headers: { accept: 'text/html,*/*' } })

test('serves the files of the build that other sites and apps look up by name', async () => {
  const text = await visit('/.well-known/security.txt')
  expect([text.statusCode, text.headers['content-type'], text.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Contact: https://market.test',
  ])
  expect((await visit('/.well-known/apple-developer-merchantid-domain-association')).body).toBe('7B22')
  for (const path of ['nothing', '..%2findex.html', '%2e%2e/.server/render.js'])
    expect((await visit(`/.well-known/${path}`)).statusCode).toBe(404)
})

test.each([
  ['/', 'Home'],
  ['/?session_id=cs_1', 'Home'],
  ['/land', 'Land'],
  ['/Land/', 'Land'],
  ['/buy-nfa', 'Buy'],
  ['/Profile?tab=1', 'Profile'],
  ['/Signin-wallet', 'Connecting to wallet'],
  ['/reset-password/abc.def.ghi', 'Reset Password'],
  [`/reset-password/${'eyJhbGciOiJIUzI1NiJ9.'.repeat(20)}`, 'Reset Password'],
])('serves a browser that goes to %s the page %s, to be revalidated each time', async (url, title) => {
  const response = await visit(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch('text/html')
  expect(response.headers['cache-control']).toBe('no-cache, no-transform')
  expect(response.body).toContain(`<title>${title}</title>`)
})

test.each(['/', '/land', '/buy-nfa', '/no/such/address', '/404.html'])(
  'allows the page at %s the scripts of this site and of the configured services, and no other',
  async (url) => {
    const policy = String((await visit(url)).headers['content-security-policy'])
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-early' 'sha256-late' https://wallet.example",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https://calls.example",
      "font-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://calls.example https://cards.example",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ])
  },
)

test.each([
  ['the sandbox', {}],
  ['tests', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  [
    'real money',
    {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_</script>',
      GOOGLE_CLIENT_ID: 'market',
      DISCORD_CLIENT_ID: '2117',
      DISCORD_CLIENT_SECRET: 'hush',
      SMTP_URL: 'smtps://mail.example.com',
      JWT_SECRET: 'x'.repeat(32),
      VITALS_SHARE: '0.1',
    },
  ],
])('writes the settings of a server for %s into the pages of one build, and no secret', async (_, given) => {
  const { pageSettings } = readSettings(given)
  const { app, close } = await openTestApp({ siteFolder: folder, pageSettings })
  const { body } = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  await close()
  const [, json = ''] =
    /^<title>Home<\/title><script type="application\/json" id="page-settings">(.*)<\/script>$/.exec(body) ??
    []
  expect(JSON.parse(json)).toEqual(pageSettings)
  expect(json).not.toMatch(/secret|sk_|hush|</)
})

test('compresses a page, and once for all who accept the encoding', async () => {
  const plain = await visit('/')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': `${encoding}, identity;q=0.5` }
    const [first, second] = await Promise.all([1, 2].map(() => server.app.inject({ url: '/', headers })))
    expect([first?.headers['content-encoding'], first?.headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(unpack(first!.rawPayload).toString()).toBe(plain.body)
    expect(second?.rawPayload).toEqual(first?.rawPayload)
  }
})

test('answers 304 for a page that has not changed', async () => {
  const { etag = '' } = (await visit('/land')).headers
  const again = await server.app.inject({ url: '/land', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/no/such/address', '/foo.html', '/.env', '/%E0%A4%A', '/reset-password', '/reset-password/'])(
  'serves a browser that goes to %s the 404 page',
  async (url) => {
    const response = await visit(url)
    expect([response.statusCode, response.body]).toEqual([404, '<title>Not found</title>'])
  },
)

test.each([
  ['/land/index.html', '/land'],
  ['/Land/Index.html?tab=1', '/Land?tab=1'],
  ['/index.html', '/'],
  ['//land', '/land'],
  ['/land//', '/land'],
  ['//', '/'],
  ['//elsewhere.example//x', '/elsewhere.example/x'],
  ['//\\elsewhere.example', '/elsewhere.example'],
  ['/land//index.html', '/land'],
])('sends a browser that goes to %s on to %s, where its router finds the page', async (url, plain) => {
  const response = await visit(url)
  expect([response.statusCode, response.headers.location]).toEqual([301, plain])
})

test('leads a password manager from the well-known address to the page that changes a password', async () => {
  const response = await server.app.inject('/.well-known/change-password')
  expect([response.statusCode, response.headers.location]).toEqual([302, '/edit'])
})

test('keeps the slashes of a query', async () => {
  expect((await visit('/land?from=//index.html')).statusCode).toBe(200)
})

test('answers HEAD as GET, without the page', async () => {
  const response = await visit('/land', 'HEAD')
  expect([response.statusCode, response.body]).toEqual([200, ''])
})

test.each([
  ['/assets/main-abc123.js', 'public, max-age=31536000, immutable'],
  ['/pictures/halo-core.svg', 'public, max-age=86400'],
  ['/favicon.svg', 'public, max-age=86400'],
])('allows to cache %s: %s', async (url, caching) => {
  const response = await visit(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe(caching)
})

test('serves a file compressed at build time to a client that accepts it', async () => {
  const url = '/assets/main-abc123.js'
  const compressed = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(compressed.headers['content-type']).toMatch('javascript')
  expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const headers of [{}, { 'accept-encoding': 'gzip;q=0' }, { 'accept-encoding': 'br, gzip;q=0' }]) {
    const plain = await server.app.inject({ url, headers })
    expect(plain.headers['content-encoding']).toBe(undefined)
    expect(plain.body).toBe('export {}')
  }
})

test.each(['/assets/gone-def456.js', '/assets/gone', '/pictures/gone.svg'])(
  'answers 404, not the page, for the missing file %s',
  async (url) => {
    const response = await visit(url)
    expect([response.statusCode, response.body]).toEqual([404, 'Not found'])
    expect(response.headers['cache-control']).toBe('no-store, no-transform')
  },
)

test('serves the files of the three newest builds, whichever it shows, and names its own', async () => {
  const builds = await mkdtemp(join(tmpdir(), 'meridian-builds-'))
  onTestFinished(() => rm(builds, { recursive: true }))
  const shown = join(builds, '20270101000000')
  await mkdir(shown)
  await writeFile(join(shown, 'build.json'), '{"scriptHashes":[]}')
  const { app, stores, close } = await openTestApp({ siteFolder: shown })
  onTestFinished(close)
  for (const build of ['20270101000000', '20270102000000', '20270103000000', '20270104000000']) {
    await mkdir(join(builds, build, 'assets'), { recursive: true })
    await writeFile(join(builds, build, `assets/${build}.js`), `export default ${build}`)
    // Each copy of a build stores its files when it starts.
    await stores.siteFiles.keep(join(builds, build))
    await stores.siteFiles.keep(join(builds, build))
  }
  const answers = await Promise.all(
    ['20270102000000', '20270104000000'].map((build) => app.inject(`/assets/${build}.js`)),
  )
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(200)
    expect([headers['cache-control'], headers['content-type'], headers['x-site-build']]).toEqual([
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
      '20270101000000',
    ])
    expect(body).toMatch(/^export default 2027/)
  }
  expect(await stores.siteFiles.read('20270101000000.js')).toBe(undefined)
})

test.each([
  ['application/x-www-form-urlencoded', 'email=mika%40meridian.test&password=open-the-gate'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="password"\r\n\r\nopen-the-gate',
  ],
  ['text/plain', 'password=open-the-gate'],
  ['application/json', '{"password":"open-the-gate"'],
  ['', 'password=open-the-gate'],
])('redirects a form that the browser sends by itself as "%s" to its page, unread', async (type, payload) => {
  const { app, logged, close } = await openTestApp({ siteFolder: folder, logLevel: 'info' })
  const response = await app.inject({
    method: 'POST',
    url: '/reset-password/abc.def.ghi?from=mail',
    headers: { accept: 'text/html', ...(type && { 'content-type': type }) },
    payload,
  })
  await close()
  expect([response.statusCode, response.headers.location, response.body]).toEqual([
    303,
    '/reset-password/abc.def.ghi?from=mail',
    '',
  ])
  expect(logged.filter((line) => line.includes('"Answered"')).length).toBe(1)
  expect(logged.join('')).not.toMatch(/open-the-gate|mika/)
})

test('keeps a form sent to an address with two leading slashes on this site', async () => {
  expect((await visit('//land', 'POST')).headers.location).toBe('/land')
})

test('serves the page to navigating browsers alone', async () => {
  const response = await server.app.inject({ url: '/nowhere', headers: { accept: 'application/json' } })
  expect(response.statusCode).toBe(404)
  expect((await visit('/nowhere', 'POST')).statusCode).toBe(404)
})

test('serves nothing outside the folder', async () => {
  const response = await visit('/..%2f..%2fetc%2fpasswd.txt')
  expect(response.body).toBe('<title>Not found</title>')
})

test.each(['/api', '/api/v1/nothing', '/API/v1/nothing', '/api/v1/nothing.json'])(
  'answers %s with 404 as JSON',
  async (url) => {
    const response = await visit(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(refused('not_found', 'Not found'))
  },
)

test('names no build, and explains what to do, when the site was not built at the start, also once it is', async () => {
  const late = await mkdtemp(join(tmpdir(), 'meridian-late-site-'))
  const unbuilt = await openTestApp({ siteFolder: late })
  const opened = () => unbuilt.app.inject({ url: '/', headers: { accept: 'text/html' } })
  const before = await opened()
  await cp(folder, late, { recursive: true })
  const after = await opened()
  await unbuilt.close()
  await rm(late, { recursive: true })
  for (const response of [before, after]) {
    expect([response.statusCode, response.headers['x-site-build']]).toEqual([503, undefined])
    expect(response.body).toContain('npm run build')
  }
})
