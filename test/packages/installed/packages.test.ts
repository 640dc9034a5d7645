import { execFileSync, spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium, type Browser, type Page } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import { manifestOf, packages, packed } from '../../../scripts/pack/pack-packages.ts'
import { buildApp, checkTypes, installApp, type BlankApp } from './blank-app.ts'
import { buildExample, startExample, type Builder, type Installer } from './examples.ts'
import { licencesOf } from './licences.ts'

const tarballs = inject('tarballs')
let browser: Browser
const ends: (() => Promise<unknown>)[] = []
/** Several tests build the same app, so installed ones are reused. */
const installed = new Map<string, BlankApp>()

beforeAll(async () => {
  // Apps are built for production: the test's own mode would bundle the libraries' development checks.
  vi.stubEnv('NODE_ENV', 'production')
  browser = await chromium.launch(launchOptions)
  ends.push(() => browser.close())
})
afterAll(() => Promise.all(ends.map((end) => end())))

async function install(name: string, brought: readonly string[]): Promise<BlankApp> {
  const app = installed.get(name) ?? (await installApp(name, tarballs, brought))
  if (!installed.has(name)) ends.push(app.remove)
  installed.set(name, app)
  return app
}

test('publishes what was packed, in the version of the tree, and asks no registry while packing', async () => {
  for (const part of packages) {
    const { name, version, publishConfig } = await manifestOf(part)
    expect(resolve('packages', part, publishConfig.directory)).toBe(join(packed, part))
    const inside = JSON.parse(await readFile(join(packed, part, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect([inside['name'], inside['version'], inside['publishConfig']]).toEqual([name, version, undefined])
  }
  expect(inject('registryRequests')).toEqual([])
})

const browserTypes = ['@types/react', '@types/react-dom']

/** An app with screens needs these: the README of ui lists them; Tailwind is needed where the host has it. */
const screensBring = ['@xstate/react', 'react-router', 'tailwindcss', ...browserTypes]

test.each(packages)('passes publint: %s', async (name) => {
  const tarball = await readFile(tarballs[name])
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) },
  })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test.each(packages)('declares the types of every entry of %s as its code has them', async (name) => {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarballs[name])), {
    excludeEntrypoints: [/\.css$/, './package.json'],
  })
  // Packages have only ES modules; a resolution without `exports`, or as CommonJS, finds none.
  const problems = analysis.types === false ? ['no types'] : analysis.problems
  expect(
    problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !(
          problem.kind === 'CJSResolvesToESM' ||
          ('resolutionKind' in problem && problem.resolutionKind === 'node10')
        ),
    ),
  ).toEqual([])
})

test('lists every licence that the packages bring along', async () => {
  await expect(await licencesOf(packages)).toMatchFileSnapshot('../licences.txt')
})

test.each([
  ['ui', 'dialog/main.tsx'],
  ['ui', 'parts/main.tsx'],
  ['flows', 'node/main.ts'],
] as const)('keeps the example in the README of %s equal to the app %s', async (name, app) => {
  const readme = await readFile(`packages/${name}/README.md`, 'utf8')
  expect(readme).toContain(await readFile(`test/packages/apps/${app}`, 'utf8'))
})

test('runs contract and flows without a DOM', async () => {
  const app = await install('node', ['xstate'])
  await checkTypes(app, ['ES2024', 'DOM'])
  const output = execFileSync(process.execPath, ['main.ts'], { cwd: app.folder, encoding: 'utf8' })
  expect(output.split('\n')).toEqual([
    'GET /api/v1/market/getMarket',
    '/api/v1/history/history/player-1',
    'Harbour Lamp costs 120.5',
    'goes on to cardPayment',
    '',
  ])
})

test('brings a command that checks a server', async () => {
  const app = await install('node', ['xstate'])
  const check = (...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      [join(app.folder, 'node_modules/@meridian/contract/dist/check/main.js'), ...args],
      {
        encoding: 'utf8',
      },
    )
  expect(check().stderr).toContain('Usage: npx @meridian/contract check <address>')
  const { stdout, status } = check('check', 'http://localhost:1')
  expect(stdout).toContain('broken   lists')
  expect(status).toBe(1)
})

/** Installs and builds an app with screens, with only its declared packages. */
async function installScreens(name: string): Promise<BlankApp> {
  const app = await install(name, screensBring)
  await checkTypes(app, ['ES2022', 'DOM', 'DOM.Iterable'])
  return app
}

/**
 * Serves a built app, and opens it in Chromium with a fake API that fails without an answer. Returns the page and its
 * errors.
 */
async function open(
  { folder }: BlankApp,
  answers: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const server = await preview({ root: folder, configFile: false, preview: { port: 0, headers } })
  ends.push(() => server.close())
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const requests: string[] = []
  await page.route('**/my-api/*', async (route) => {
    const call = route.request().url().split('/').at(-1)!
    requests.push(call)
    await route.fulfill(call in answers ? { json: answers[call] } : { status: 503 })
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) faults.push(`a picture of ours: ${pathname}`)
  })
  await page.route('**/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(server.resolvedUrls!.local[0]!)
  return { page, faults, requests }
}

/** Expects the background of the theme, which shows that the styles apply. */
const expectVoid = async (page: Page) =>
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(7, 10, 18)')

const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

test('buys in a blank app with the screens and the machines, over its own API and card provider', async () => {
  const app = await installScreens('buy')
  await buildApp(app)
  const answers: Record<string, unknown> = {
    checkPurchase: 'available',
    createIntent: { clientSecret: 'secret-1' },
    confirmPayment: { status: 'failed', message: 'Your card was declined.' },
    readOutcome: { status: 'pending' },
  }
  const { page, faults, requests } = await open(app, answers)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByRole('heading', { level: 1, name: 'Harbour Lamp' }).waitFor()
  await expectVoid(page)
  // This app takes no offers.
  expect(await button('Make Offer').count()).toBe(0)
  await button('Buy Now').click()
  await dialogButton(page, 'Cancel').click()
  await button('Buy Now').click()
  await dialogButton(page, 'Buy Now').click()
  await dialogButton(page, 'Confirm').click()
  await page.getByLabel('Card').fill('4242 4242 4242 4242')
  await button('Pay $120').click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()

  // The next answer is lost.
  delete answers['confirmPayment']
  await button('Pay $120').click()
  await page.getByText('We do not know yet whether your payment went through.').waitFor()
  expect(await button('Processing...').isDisabled()).toBe(true)
  answers['readOutcome'] = { status: 'paid' }
  answers['checkPurchase'] = 'owned'
  await page.getByText('Harbour Lamp is yours. Your card was charged $120.').waitFor()

  await page.getByRole('link', { name: 'Go Home' }).click()
  await button('Buy With Card').click()
  await page.getByText('Sorry you have already purchased it').waitFor()
  const outcomes = requests.filter((call) => call === 'readOutcome')
  expect(outcomes.length).toBeGreaterThanOrEqual(1)
  expect(requests).toEqual([
    'checkPurchase',
    'createIntent',
    'confirmPayment',
    'confirmPayment',
    ...outcomes,
    'checkPurchase',
    'checkPurchase',
  ])
  expect(faults).toEqual([expect.stringContaining('503')])
})

test('lists an item in a blank app as far as the wallet, with its own Tailwind', async () => {
  const app = await installScreens('list')
  await buildApp(app, { tailwind: 'list' })
  const { page, faults } = await open(app)
  await page.getByRole('button', { name: 'List Now, Harbour Lamp' }).click()
  await expectVoid(page)
  await dialogButton(page, 'List Now').click()
  await dialogButton(page, 'Confirm').click()
  await dialogButton(page, 'MetaMask').click()
  await dialogButton(page, 'Connect').click()
  await page.getByText('Selling by wallet is not open yet: nothing was sold or listed.').waitFor()
  expect(faults).toEqual([])
})

test('composes a dialog and a field of parts in a blank app', async () => {
  const app = await installScreens('parts')
  await buildApp(app)
  const { page, faults } = await open(app)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.getByRole('button', { name: 'Give Away' }).click()
  await page.getByRole('dialog', { name: 'Give the lamp away' }).waitFor()
  const friend = page.getByRole('textbox', {
    name: 'Friend',
    description: 'As your friend is called in the game',
  })
  await friend.fill('Mika')
  await dialogButton(page, 'Cancel').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(logged).toEqual(['opened', 'closed'])
  expect(faults).toEqual([])
})

test('replaces texts of the dialogs, of the toasts and of machine messages in a blank app', async () => {
  const app = await installScreens('words')
  await buildApp(app)
  const { page, faults } = await open(app)
  await page.getByRole('dialog', { name: 'Kaufen' }).waitFor()
  const text = await page.getByRole('dialog').innerText()
  expect(text.split(/\n+/)).toEqual([
    'Kaufen',
    'Schritt 1 von 2. Danach: die Summe bestätigen.',
    'Hafenlampe',
    '—',
    'Preis',
    '$120 USDT',
    'Gebühr',
    '$0.5 USDT',
    'Summe',
    '$120.5 USDT',
    'Abbrechen',
    'Weiter',
  ])
  await dialogButton(page, 'Weiter').click()
  await page.getByText('Das gehört dir schon.').waitFor()
  expect(await dialogButton(page, 'Dialog schließen').isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('dresses toasts under a policy that refuses styles by script', async () => {
  const app = await installScreens('words')
  await buildApp(app)
  const { page, faults } = await open(app, {}, { 'Content-Security-Policy': "style-src 'self'" })
  await dialogButton(page, 'Weiter').click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Das gehört dir schon.' })
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(200)
  const { x, width } = (await toast.boundingBox())!
  expect(x + width).toBeGreaterThan(page.viewportSize()!.width - 50)
  const background = await toast.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toBe('rgb(19, 27, 44)')
  expect(faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([])
})

/** Every host has these modules. */
const host = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router']

test('bundles one dialog with its own weight and no more', async () => {
  const app = await install('dialog', browserTypes)
  await buildApp(app, { external: host })
  expect((await weightOf(app)).scripts).toBeLessThanOrEqual(27_000)
})

test.each(['buy', 'list'] as const)(
  'keeps the whole %s chain, with its styles, within 80 kB, with and without Tailwind in the host',
  async (chain) => {
    const app = await install(chain, screensBring)
    await buildApp(app, { external: host })
    const compiled = await weightOf(app)
    await buildApp(app, { external: host, tailwind: chain })
    const { styles } = await weightOf(app)
    console.info(`${chain}: ${JSON.stringify({ ...compiled, tailwind: styles })} bytes, gzipped`)
    expect(compiled.scripts + Math.max(compiled.styles, styles)).toBeLessThanOrEqual(80_000)
  },
)

/**
 * Returns the gzipped bytes of a built app: scripts and styles that it starts with, and those loaded later. The peers
 * were weighed so, too.
 */
async function weightOf({ folder }: BlankApp): Promise<Record<'scripts' | 'styles' | 'later', number>> {
  const html = await readFile(join(folder, 'dist/index.html'), 'utf8')
  const weights = { scripts: 0, styles: 0, later: 0 }
  for (const file of await readdir(join(folder, 'dist/assets'))) {
    const [, kind] = /\.(js|css)$/.exec(file) ?? []
    if (!kind) continue
    const part = !html.includes(file) ? 'later' : kind === 'css' ? 'styles' : 'scripts'
    weights[part] += gzipSync(await readFile(join(folder, 'dist/assets', file)), { level: 9 }).length
  }
  return weights
}

test.each<[string, Installer]>([
  ['vite', 'npm'],
  ['vite', 'pnpm, in the lowest versions'],
  ['react-router', 'npm'],
  ['react-router', 'pnpm'],
  ['tanstack-start', 'npm'],
  ['tanstack-start', 'pnpm'],
  ['next', 'npm'],
  ['next', 'pnpm'],
])('sells the item of the example %s, installed by %s', { timeout: 300_000 }, async (name, installer) => {
  const { url, stop } = await startExample(name, installer, tarballs)
  ends.push(stop)
  const page = await browser.newPage({ baseURL: url })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  // An unpaid item does not show as owned.
  await page.goto('/paid')
  await page.waitForURL('/')
  await expectVoid(page)

  // The keyboard opens the first dialog as soon as the page has hydrated; Escape closes it and returns the focus.
  const buy = page.getByRole('button', { name: 'Buy Now', exact: true })
  const dialog = page.getByRole('dialog')
  await vi.waitFor(
    async () => {
      await buy.press('Enter', { timeout: 1000 })
      await dialog.waitFor({ timeout: 1000 })
    },
    { timeout: 60_000 },
  )
  await page.keyboard.press('Escape')
  // The focus returns while the dialog still fades, and the next press counts.
  await expect.poll(() => buy.evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await dialogButton(page, 'Buy Now').click()
  await dialogButton(page, 'Confirm').click()

  await page.waitForURL('/pay/*')
  const pay = page.getByRole('button', { name: 'Pay $120', exact: true })
  await page.getByLabel('Card').fill('4000 0000 0000 0002')
  await pay.click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await page.getByLabel('Card').fill('4242 4242 4242 4242')
  await pay.click()
  await page.waitForURL('/paid')
  await page.getByText('Harbour Lamp is yours. Your card was charged $120.').waitFor()

  // Links use the router of the host: the page does not reload.
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.getByRole('button', { name: 'Buy With Card', exact: true }).click()
  await page.getByText('Sorry you have already purchased it').waitFor()
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
  expect(faults).toEqual([])
})

test('shows the story of the example with Vite, whose server is mocked', async () => {
  const brought = [
    '@storybook/react-vite',
    '@vitejs/plugin-react',
    'msw',
    'storybook',
    ...screensBring,
    'vite',
  ]
  const { folder, remove } = await installApp('story', tarballs, brought)
  ends.push(remove)
  const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js')
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const
  execFileSync(process.execPath, [storybook, 'build', '--quiet', '--output-dir', 'dist'], options)
  const { page, faults } = await open({ folder, remove })
  const story = page.frameLocator('#storybook-preview-iframe')
  await story.getByRole('heading', { level: 1, name: 'Harbour Lamp' }).waitFor()
  expect(faults).toEqual([])
})

test.each<Builder>(['npm, beside zod 3', 'Yarn, into modules', 'Yarn, plug and play', 'Bun'])(
  'builds the example with Vite in a host with zod 3, installed by %s',
  { timeout: 300_000 },
  async (builder) => {
    expect(await buildExample(builder, tarballs)).toContain('/assets/')
  },
)
