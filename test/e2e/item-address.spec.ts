import { paths } from '@meridian/contract/paths/paths'
import {
  atDesktop,
  core,
  expect,
  fillCard,
  fillSignUp,
  kestrelAt,
  newAccount,
  once,
  purchases,
  test,
} from './fixtures.ts'

test(
  'shows ten different items for ten cards of a market opened in ten new tabs',
  core(atDesktop),
  async ({ page }) => {
    await page.goto('/nfa-expand?show=all')
    const cards = page.getByRole('link', { name: /^Buy Now, / })
    await expect(cards.nth(9)).toBeVisible()
    const seen = new Set<string>()
    for (const card of (await cards.all()).slice(0, 10)) {
      const title = (await card.getAttribute('aria-label'))!.replace('Buy Now, ', '')
      const opened = page.context().waitForEvent('page')
      await card.click({ modifiers: ['ControlOrMeta'] })
      const tab = await opened
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
      seen.add(title)
      await tab.close()
    }
    expect(seen.size).toBe(10)
  },
)

test(
  'buys once from a link pasted into a fresh browser, through sign-up, Back and reloads',
  core(once),
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
    await expect(page).toHaveURL(kestrelAt(paths.stripePayment))
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
