import { messages } from '@meridian/contract/messages/messages'
import type { Page } from '@playwright/test'
import {
  buyNow,
  core,
  expect,
  fillCard,
  fillSignUp,
  kestrelAt,
  newAccount,
  once,
  openAccount,
  openFirstCollectible,
  purchases,
  signIn,
  test,
  shownAtBothWidths,
} from './fixtures.ts'
import { builtFile } from '../built-files.ts'

/** Types a sign-up and sends it. */
async function trySignUp(
  page: Page,
  email: string,
  password: string,
  confirmation = password,
): Promise<void> {
  await page.goto('/signup')
  await fillSignUp(page, { email, password }, confirmation)
}

/** Typed text stays, and nobody is signed in. */
async function keeps(page: Page, email: string, password: string): Promise<void> {
  await expect(page).toHaveURL(/\/sign(up|in)$/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
}

test('refuses a confirmation that differs in the form', once, async ({ page }) => {
  await trySignUp(page, 'mika@meridian.test', 'open-the-gate', 'open-the-door')
  await shownAtBothWidths(page, page.getByText('Passwords do not match'))
  await keeps(page, 'mika@meridian.test', 'open-the-gate')
  await expect(page.getByLabel('Confirm Password')).toHaveValue('open-the-door')
})

test('refuses a taken e-mail with the server’s message', once, async ({ page, faults }) => {
  faults.expect(/^409: POST \/api\/v1\/user\/signup$/)
  const account = newAccount()
  await openAccount(page, account)
  await trySignUp(page, account.email, account.password)
  await shownAtBothWidths(page, page.getByText('This email is already registered'))
  await keeps(page, account.email, account.password)
})

test('refuses a wrong password with the server’s message', once, async ({ page, faults }) => {
  faults.expect(/^401: POST \/api\/v1\/user\/login$/)
  await page.goto('/signin')
  await page.getByLabel('Email').fill('nobody@meridian.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
  await page.getByRole('button', { name: 'Sign In' }).last().click()
  await shownAtBothWidths(page, page.getByText('Invalid email or password'))
  await keeps(page, 'nobody@meridian.test', 'open-the-gate')
})

test(
  'shows a declined card inline and in a toast, keeps the typed fields, and accepts another card',
  once,
  async ({ page, faults }) => {
    faults.expect(/^402: POST \/api\/sandbox\/payment-intents\/confirm$/)
    await signIn(page)
    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page, '4000000000000002')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Your card was declined.')).toHaveCount(2)
    await shownAtBothWidths(page, page.getByRole('main').getByText('Your card was declined.').first())
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  },
)

test('asks a visitor to sign in, and returns to the item', core(once), async ({ page }) => {
  await openFirstCollectible(page)
  for (const name of ['Buy Now', 'Buy With Card', 'Make Offer']) {
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page.getByText('User ID and Payment ID are required').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await shownAtBothWidths(page, page.getByText('User ID and Payment ID are required').first())
  const account = newAccount()
  await page.goto('/signup')
  await fillSignUp(page, account)
  await expect(page).toHaveURL(kestrelAt('/buy-nfa'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
})

test(
  'asks and charges once after a double click on Confirm and on Pay',
  core(once),
  async ({ page, origin }) => {
    await signIn(page)
    await openFirstCollectible(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(new URL(request.url()).pathname)
    })
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).dblclick()
    await page.getByRole('button', { name: 'Confirm' }).dblclick({ noWaitAfter: true })
    await expect(page).toHaveURL(kestrelAt('/stripe-payment'))
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).dblclick({ noWaitAfter: true })
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(requests.filter((path) => path === '/api/v1/game/create')).toHaveLength(1)
    expect(requests.filter((path) => path === '/api/sandbox/payment-intents/confirm')).toHaveLength(1)
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test(
  'shows the specified message for a stopped server, and goes on when it is back',
  core(once),
  async ({ page, faults, ownProduct }) => {
    faults.expect(
      /^net::ERR_CONNECTION_REFUSED: POST \/api\/v1\/user\/signup$/,
      /^net::ERR_CONNECTION_REFUSED: POST \/api\/v1\/game\/create$/,
      /^net::ERR_CONNECTION_REFUSED: POST \/api\/sandbox\/payment-intents\/confirm$/,
    )
    const product = await ownProduct()
    const account = newAccount()
    await page.goto(`${product.origin}/signup`)
    // The page loads whole before its server stops: the sandbox's toolbar loads once a page is idle.
    await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
    await page.waitForLoadState('networkidle')
    await product.stop()
    await fillSignUp(page, account)
    await shownAtBothWidths(page, page.getByText('Something went wrong'))
    await keeps(page, account.email, account.password)

    await product.start()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Signup successful!')).toBeVisible()
    await page.goto(`${product.origin}/market-place`)
    await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click()
    await product.stop()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Network Error')).toBeVisible()
    await product.start()
    await buyNow(page)
    await expect(page).toHaveURL(product.origin + kestrelAt('/stripe-payment'))

    await fillCard(page)
    await product.stop()
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    // The charge is unknown now.
    await expect(page.getByText(messages.outcomeUnknown)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await product.start()
    await expect(page.getByText(messages.paymentFailed)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  },
)

test('says that the code of a page is missing, and moves the focus there', once, async ({ page, faults }) => {
  const code = builtFile('src/features/buy/buy-collectible.route.tsx')
  faults.expect(
    new RegExp(`^net::ERR_FAILED: (GET|HEAD) ${code}$`),
    /^console: TypeError: Failed to fetch dynamically/,
  )
  await page.route(`**${code}`, (route) => route.abort())
  await page.goto('/market-place')
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await shownAtBothWidths(page, page.getByRole('heading', { level: 1 }))
  await expect(page.getByRole('main')).toBeFocused()
})

test(
  'keeps a market loading that cannot be fetched, and fills it by itself',
  once,
  async ({ page, faults }) => {
    faults.expect(/^net::ERR_FAILED: GET .*getMarket$/, /^console: Error fetching market data:/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    let down = true
    await page.route('**/api/v1/market/getMarket?*', (route) => (down ? route.abort() : route.fallback()))
    await page.goto('/nfa-expand')
    await expect.poll(() => logged.some((line) => line.startsWith('Error fetching market data:'))).toBe(true)
    await expect(page.getByRole('link', { name: 'Buy Now' })).toHaveCount(0)
    down = false
    await expect(page.getByRole('link', { name: 'Buy Now' })).toHaveCount(3)
  },
)

const confirmation = '**/api/sandbox/payment-intents/confirm'

test(
  'finds a charge whose answer is lost, and charges nothing twice',
  once,
  async ({ page, origin, faults }) => {
    faults.expect(/^net::ERR_FAILED: POST .*confirm$/)
    await signIn(page)
    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page)
    await page.route(confirmation, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test(
  'asks for the outcome after a reload in the middle of a payment, before it offers another',
  core(once),
  async ({ page, origin }) => {
    await signIn(page)
    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page)
    const sent = Promise.withResolvers<void>()
    let dead = true
    await page.route(confirmation, (route) => (dead ? sent.resolve() : route.fallback()))
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await sent.promise
    dead = false
    const checked = page.waitForRequest('**/api/v1/game/create')
    await page.reload()
    await checked
    await shownAtBothWidths(page, page.getByText(messages.paymentFailed))
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test(
  'says on the page that a payment cannot be opened, and opens it with the next try',
  once,
  async ({ page, faults }) => {
    faults.expect(/^500: POST \/api\/v1\/payment\/create-payment-intent$/)
    await signIn(page)
    await openFirstCollectible(page)
    const answers = [
      { status: 500, body: '' },
      { status: 200, json: {} },
    ]
    await page.route('**/create-payment-intent', (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.fallback()
    })
    await buyNow(page)
    const again = page.getByRole('button', { name: 'Try again' })
    await shownAtBothWidths(page, page.getByRole('main').getByText(messages.intentFailed))
    await again.click()
    await expect(page.getByRole('main').getByText(messages.clientSecretMissing)).toBeVisible()
    await again.click()
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  },
)

test('opens an open dialog again after a reload', once, async ({ page }) => {
  await signIn(page)
  await openFirstCollectible(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(kestrelAt('/stripe-payment'))
})

test('continues the same payment after the payment page is reloaded', once, async ({ page }) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment-intent')) keys.push(request.headers()['idempotency-key'])
  })
  await signIn(page)
  await openFirstCollectible(page)
  await buyNow(page)
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})
