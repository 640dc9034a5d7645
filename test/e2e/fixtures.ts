import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from '../hold-requests.ts'
import { Product, startTimeoutMs } from '../product-server.ts'
import { calderaAt, kestrelAt, type Account } from '../visit.ts'

export { addressOf, kestrelAt, newAccount, openAccount, signIn, visit } from '../visit.ts'
export { expect, Product }

/** Runs a test at desktop width alone; its way is the same at every width. */
export const once = { tag: '@once' }

/** Marks the walk of a chain that `npm test` runs at desktop width. The others belong to `npm run test:all`. */
export const core = { tag: '@core' }

export const coreOnce = { tag: [core.tag, once.tag] }

/** Collects the errors of a page while a test runs. */
export interface Faults {
  /** Declares an expected fault. A declared fault that does not occur fails the test as well. */
  expect(...patterns: readonly RegExp[]): void
}

interface TestFixtures {
  origin: string
  faults: Faults
  /** Starts a product for this test alone, with settings of `.env.example` that other tests must not share. */
  ownProduct: (settings?: Readonly<Record<string, string>>) => Promise<Product>
}

let tests = 0

/**
 * Runs a test with a product: one server for all tests of a worker. The test fails on a console error, an uncaught
 * error, a failed load or a request to another host. It may declare that it expects one.
 */
export const test = base.extend<TestFixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const product = await Product.create()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: startTimeoutMs + 30_000 },
  ],
  origin: async ({ product }, use) => use(product.origin),
  // Each test calls from its own address.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    tests += 1
    const address = `10.${workerIndex & 255}.${tests >> 8}.${tests & 255}`
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },
  baseURL: async ({ product }, use) => use(product.origin),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      const expected: RegExp[] = []
      context.on('console', (message) => {
        // The browser's console line about a response says less than the response, which is checked below.
        if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
        faults.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost')
          faults.push(`elsewhere: ${request.url()}`)
      })
      context.on('response', (answer) => {
        if (answer.status() >= 400) faults.push(`${answer.status()}: ${called(answer.request())}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // A page that unloads aborts its requests.
        if (reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${called(request)}`)
      })
      await use({ expect: (...patterns) => void expected.push(...patterns) })
      expect(
        faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
        'faults of the page',
      ).toEqual([])
      expect(
        expected.filter((pattern) => !faults.some((fault) => pattern.test(fault))),
        'faults that were expected and did not come',
      ).toEqual([])
    },
    { auto: true },
  ],
  ownProduct: async ({ context }, use) => {
    const products: Product[] = []
    await use(async (settings) => {
      const product = await Product.create(settings)
      products.push(product)
      return product
    })
    // A page that still fetches would miss its server.
    for (const page of context.pages()) await page.goto('about:blank')
    for (const product of products) await product.remove()
  },
})

const called = (request: { method(): string; url(): string }): string =>
  `${request.method()} ${new URL(request.url()).pathname}`

/** Fills in the form of Sign Up and sends it. */
export async function fillSignUp(page: Page, { email, password }: Account, confirmation = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

/** Goes from the marketplace to the page of its first collectible. */
export async function openFirstCollectible(page: Page): Promise<void> {
  await page.goto('/market-place')
  // Lands may load before the collectibles.
  await expect(page.getByText('Kestrel Interceptor').first()).toBeVisible()
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
  await expect(page).toHaveURL(kestrelAt('/buy-nfa'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
}

/** Goes from the land list to the page of its first parcel. */
export async function openFirstParcel(page: Page): Promise<void> {
  await page.goto('/land')
  await page.getByRole('link', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(calderaAt('/buy-land'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caldera Ridge')
}

/** Goes through both dialogs of a collectible to the payment page. */
export async function buyNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy Assets' })
  await expect(dialog.getByText('Platform Fee')).toBeVisible()
  await dialog.getByRole('button', { name: 'Buy Now' }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Returns the part of the header with the player's name: its bar, or on phones its menu, which this opens. */
export async function accountIn(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole('banner')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  return menu
}

/** Waits until the header shows a player; the page is then as before. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect((await accountIn(page)).getByRole('button', { name: 'Logout' })).toBeVisible()
  await closeMenu(page)
}

/** Waits until the header shows a visitor; the page is then as before. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect((await accountIn(page)).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await closeMenu(page)
}

/** Presses a control that may close its own window before the press is acknowledged. */
export async function pressToLeave(window: Page, name: string): Promise<void> {
  try {
    await window.getByRole('button', { name }).click()
  } catch (error) {
    if (!window.isClosed()) throw error
  }
}

/** Opens the question whether to log out. */
export async function pressLogout(page: Page): Promise<void> {
  await (await accountIn(page)).getByRole('button', { name: 'Logout' }).click()
}

async function closeMenu(page: Page): Promise<void> {
  if (isWide(page)) return
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
}

/** Returns whether the header shows everything in its bar. */
const isWide = (page: Page): boolean => page.viewportSize()!.width >= 1024

export async function fillCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiration date').pressSequentially('1240')
  await page.getByLabel('Security code').pressSequentially('123')
}

/** Reads the signed-in player's purchases from the server. */
export async function purchases(page: Page, origin: string): Promise<unknown[]> {
  const { user, token } = await page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem('auth') ?? localStorage.getItem('auth') ?? '') as {
        user: { _id: string }
        token: string
      },
  )
  const history = await page.request.get(`${origin}/api/v1/history/history/${user._id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await history.json()) as { data: unknown[] }).data
}

/** Delays the code of the site, so that the page stays as prerendered; returns a function that lets it load. */
export async function holdCode(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/assets/*.js')
  return async () => {
    release()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__reactContainer')),
    )
  }
}
