import { paths } from '@meridian/contract/paths/paths'
import {
  atDesktop,
  buyNow,
  calderaAt,
  core,
  expect,
  fillCard,
  fillSignUp,
  kestrelAt,
  newAccount,
  purchases,
  signIn,
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
  'buys from a link pasted into a fresh browser, through sign-up, Back and a reload',
  core(),
  async ({ page, origin }) => {
    await page.goto(kestrelAt(paths.buyCollectible))
    await expect(page).toHaveTitle('Kestrel Interceptor · Meridian 2117')
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByText('User ID and Payment ID are required').first()).toBeVisible()
    await page.goto('/signup')
    await fillSignUp(page, newAccount())
    await expect(page).toHaveURL(kestrelAt(paths.buyCollectible))
    await buyNow(page)
    await expect(page).toHaveURL(kestrelAt(paths.stripePayment))

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
    await page.goForward()
    await page.reload()
    await expect(page.getByText('You are paying $1250')).toBeVisible()
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test(
  'shows on each page that takes an item the one that its address names',
  core(atDesktop),
  async ({ page }) => {
    await signIn(page)
    for (const path of [paths.makeOffer, paths.cardPayment, paths.stripePayment]) {
      await page.goto(calderaAt(path))
      await expect(page.getByText('Caldera Ridge').first(), path).toBeVisible()
    }
  },
)
