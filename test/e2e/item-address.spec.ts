import { paths } from '@meridian-2117/contract/paths/paths'
import { messages } from '@meridian-2117/contract/messages/messages'
import { expect, fillCard, fillSignUp, kestrelAt, newAccount, once, purchases, test } from './fixtures.ts'

for (const path of [paths.makeOffer, paths.cardPayment])
  test(
    `offers another try at ${path} after an answer that nobody understands`,
    once,
    async ({ page, faults }) => {
      faults.expect(new RegExp(messages.itemFailed))
      const calls = '**/api/v1/search/item/*'
      await page.route(calls, (route) => route.fulfill({ json: { status: 'maintenance' } }))
      await page.goto(kestrelAt(path))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This item could not be loaded')
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main')).toContainText('$1250')
    },
  )

test(
  'buys once from a link pasted into a fresh browser, through sign-up, Back and reloads',
  once,
  async ({ page, origin }) => {
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/create-payment-intent')) keys.push(request.headers()['idempotency-key'])
    })
    await page.goto(kestrelAt(paths.buyCollectible))
    await expect(page).toHaveTitle('Kestrel Interceptor · Meridian 2117')
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByText('User ID and Payment ID are required').first()).toBeVisible()
    await page.goto('/signup')
    await fillSignUp(page, newAccount())
    await expect(page).toHaveURL(kestrelAt(paths.buyCollectible))
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(kestrelAt(paths.securePayment))
    await expect(page.getByLabel('Card number')).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
    await page.goForward()
    await page.reload()
    await expect(page.getByText('You are paying $1250')).toBeVisible()
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
  },
)
