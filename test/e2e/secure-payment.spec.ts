import { messages } from '@meridian-2117/contract/messages/messages'
import {
  buyNow,
  expect,
  fillCard,
  fillSignUp,
  kestrelAt,
  newAccount,
  once,
  openFirstCollectible,
  purchases,
  signIn,
  test,
} from './fixtures.ts'

test(
  'leaves the item for another try after the bank refuses, and completes that after the bank approves',
  once,
  async ({ page, origin }) => {
    const payAtBank = async (answer: 'Approve' | 'Decline') => {
      await openFirstCollectible(page)
      await buyNow(page)
      await fillCard(page, '4000000000003155')
      await page.getByRole('button', { name: 'Pay $1250' }).click()
      await expect(page.getByRole('heading', { name: 'Sandbox Bank' })).toBeVisible()
      await page.getByRole('button', { name: answer }).click()
    }
    await signIn(page)
    await payAtBank('Decline')
    await expect(page.getByText('Payment Failed ❌')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(await purchases(page, origin)).toEqual([])
    await payAtBank('Approve')
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test(
  'shows the specified message for a stopped server, and goes on when it is back',
  once,
  async ({ page, faults, ownProduct }) => {
    faults.expect(
      /^net::ERR_CONNECTION_REFUSED: POST \/api\/v1\/user\/signup$/,
      /^net::ERR_CONNECTION_REFUSED: POST \/api\/v1\/game\/create$/,
      /^net::ERR_CONNECTION_REFUSED: POST \/api\/sandbox\/payment-intents\/confirm$/,
    )
    // Pictures may be on their way when the server stops.
    await page.route('**/pictures/**', (route) => route.abort('aborted'))
    const product = await ownProduct()
    const account = newAccount()
    await page.goto(`${product.origin}/signup`)
    // The page loads completely before its server stops, since the sandbox's toolbar loads once a page is idle.
    await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
    await page.waitForLoadState('networkidle')
    await product.stop()
    await fillSignUp(page, account)
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await expect(page).toHaveURL(/\/signup$/)
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password)

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
    // The charge is now unknown.
    await expect(page.getByText(messages.outcomeUnknown)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await product.start()
    await expect(page.getByText(messages.paymentFailed)).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  },
)

const confirmation = '**/api/sandbox/payment-intents/confirm'

test(
  'asks for the outcome after a reload in the middle of a payment, before it offers another',
  once,
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
    await expect(page.getByText(messages.paymentFailed)).toBeVisible()
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)
