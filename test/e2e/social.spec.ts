import type { Page } from '@playwright/test'
import { auditOf } from './audit.ts'
import { expect, kestrelAt, newAccount, once, openFirstCollectible, pressToLeave, test } from './fixtures.ts'
import { builtFile } from '../built-files.ts'

/** Enters an identity on the sandbox's consent page, and approves. */
async function approve(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await pressToLeave(page, 'Authorize')
}

const openDiscord = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Discord' }).click()
  await expect(page.getByRole('heading', { name: 'Continue with Discord' })).toBeVisible()
}

/** Returns the e-mail of the user that the browser stores. */
const storedUser = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    (name) => (JSON.parse(window[name].getItem('auth') ?? '{}') as { user?: { email: string } }).user?.email,
    storage,
  )

test('signs a newcomer up with Discord, greets them by name, and signs them in again', async ({ page }) => {
  const { email } = newAccount()
  await openDiscord(page, '/signup')
  expect(await auditOf(page)).toEqual([])
  await approve(page, { name: 'Ada Kestrel 7', email })
  await expect(page.getByText('Discord Signup successful! Welcome Ada Kestrel')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await storedUser(page, 'localStorage')).toBe(email)

  await page.evaluate(() => localStorage.clear())
  await openDiscord(page, '/signin')
  await approve(page, { name: 'Ada Kestrel', email })
  await expect(page.getByText('Discord login successful! Welcome Ada Kestrel')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect(await storedUser(page, 'localStorage')).toBe(email)
})

test(
  'keeps a working form after Discord is refused or left by Back, and returns to the item',
  once,
  async ({ page }) => {
    await openFirstCollectible(page)
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByText('User ID and Payment ID are required').first()).toBeVisible()
    await openDiscord(page, '/signin')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Discord login failed!')).toBeVisible()
    await expect(page).toHaveURL('/signin')
    expect(await storedUser(page, 'localStorage')).toBeUndefined()

    await openDiscord(page, '/signin')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign In' }).last()).toBeEnabled()
    await page.getByRole('main').getByRole('button', { name: 'Discord' }).click()
    await approve(page, newcomer())
    await expect(page.getByText('Discord login successful! Welcome Jun Palacios')).toBeVisible()
    await expect(page).toHaveURL(kestrelAt('/buy-nfa'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
  },
)

const openGoogle = async (page: Page, path: string) => {
  await page.goto(path)
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { name: 'Continue with Google' })).toBeVisible()
  return popup
}

test('signs a newcomer up with Google, and ends the sign-in with the tab', once, async ({ page }) => {
  const { email } = newAccount()
  await approve(await openGoogle(page, '/signup'), { name: 'Mara Okonkwo', email })
  await expect(page.getByText('Google Signup successful!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect(await storedUser(page, 'localStorage')).toBe(email)

  await page.evaluate(() => localStorage.clear())
  await approve(await openGoogle(page, '/signin'), { name: 'Mara Okonkwo', email })
  await expect(page.getByText('Google Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  expect([await storedUser(page, 'localStorage'), await storedUser(page, 'sessionStorage')]).toEqual([
    undefined,
    email,
  ])
})

test('opens the window of Google without code that loads after the press', once, async ({ page }) => {
  // Browsers open a window only while a press is fresh.
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(request.url()))
  const arrived = ['sandbox', 'accounts'].map((name) => {
    const file = builtFile(name)
    return page.waitForEvent('requestfinished', (request) => request.url().endsWith(file))
  })
  await page.goto('/signin')
  await Promise.all(arrived)
  // What was fetched may still be imported.
  const before = new Set(requested)
  await page.route('**/assets/*.js', (route) =>
    before.has(route.request().url()) ? route.continue() : undefined,
  )
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('button', { name: 'Google' }).click()
  await opened
})

const newcomer = () => ({ name: 'Jun Palacios', email: newAccount().email })
