import { paths } from '@meridian-2117/contract/paths/paths'
import { builtPages } from '@meridian-2117/site/pages'
import type { Page } from '@playwright/test'
import { holdRequests } from '../hold-requests.ts'
import { expect, holdCode, once, signIn, test } from './fixtures.ts'

const unknown = '/no/such/place'
const written = [
  ...builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => paths[name]),
  unknown,
]

/** Goes to an address and waits only for its HTML and style sheet. */
const openAsWritten = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

const notFound = /^404: GET \/no\/such\/place$/

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows content, header and footer of each page', once, async ({ page, faults }) => {
    // A browser without scripts fetches none.
    faults.expect(notFound, /^csp: GET \/assets\//)
    for (const path of written) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('link', { name: 'Meridian 2117' }).first(), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\w{3}/)
    }
  })
})

for (const path of [paths.home, paths.signUp, paths.lands])
  test(`shows ${path} as prerendered when its fonts and then its code arrive, and moves nothing`, async ({
    page,
  }) => {
    const bringFonts = await holdRequests(page, '**/*.woff2')
    const bringCode = await holdCode(page)
    await openAsWritten(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const before = await heading.elementHandle()
    bringFonts()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const box = await heading.boundingBox()
    await bringCode()
    await page.waitForLoadState('networkidle')
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await heading.boundingBox()).toEqual(box)
  })

test('shows a player the header of a player, and no other, before any code has loaded', async ({ page }) => {
  await signIn(page)
  const bringCode = await holdCode(page)
  await openAsWritten(page, paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  await expect(signInLink).toBeHidden()
  const phone = page.viewportSize()!.width < 640
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' })
  await expect(profile).toBeVisible({ visible: !phone })
  const before = await page.getByRole('main').boundingBox()
  await bringCode()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  await expect(profile).toBeVisible({ visible: !phone })
  await expect(signInLink).toBeHidden()
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
})

test('sends a form that was sent before its code has loaded once it has', once, async ({ page }) => {
  const bringCode = await holdCode(page)
  await openAsWritten(page, paths.signIn)
  await page.getByLabel('Email').fill('nobody@meridian.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(paths.signIn)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/api/v1/user/login', (route) => route.abort('aborted'))
  await bringCode()
  expect((await sent).postDataJSON()).toEqual({ Email: 'nobody@meridian.test', Password: 'open-the-gate' })
})

test(
  'says that the code of a page does not come, and answers after a reload',
  once,
  async ({ page, faults }) => {
    faults.expect(/^net::ERR_FAILED: GET \/assets\//)
    let cut = true
    await page.route('**/assets/*.js', (route) => (cut ? route.abort() : route.continue()))
    await page.route('**/api/v1/user/login', (route) => route.abort('aborted'))
    await openAsWritten(page, paths.signIn)
    const incomplete = page.getByRole('alert').filter({ hasText: 'Some of it did not arrive' })
    await expect(incomplete).toBeVisible()
    cut = false
    await incomplete.getByRole('link', { name: 'Reload' }).click()
    await page.getByLabel('Email').fill('nobody@meridian.test')
    await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    expect((await sent).postDataJSON()).toEqual({ Email: 'nobody@meridian.test', Password: 'open-the-gate' })
  },
)

test(
  'hydrates a prerendered page as it was written, with what was typed, pressed and ended before its code',
  once,
  async ({ page }) => {
    await signIn(page)
    const bringCode = await holdCode(page)
    await openAsWritten(page, paths.signIn)
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    // A password manager fills it in so.
    await page.getByLabel('Email').fill('mika@meridian.test')
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.evaluate(() => localStorage.removeItem('auth'))
    await bringCode()
    await page.waitForLoadState('networkidle')
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(page.getByLabel('Email')).toHaveValue('mika@meridian.test')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  },
)
