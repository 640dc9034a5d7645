import type { Page } from '@playwright/test'
import { core, expect, once, test } from './fixtures.ts'

const press = async (page: Page, path = '/signin') => {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
}

test(
  'signs a newcomer up with the wallet as a named guest, and finds the same account again',
  core,
  async ({ page }) => {
    const id = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { user: { id: string } }).user.id)
    await press(page, '/signup')
    await expect(page.getByRole('dialog', { name: /Connecting Wallet|Sign Message/ })).toBeVisible()
    await expect(page.getByText('MetaMask Signup successful!')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    const first = await id()
    await page.evaluate(() => localStorage.removeItem('auth'))
    await press(page)
    await expect(page.getByText('MetaMask login successful!')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    expect(await id()).toBe(first)
  },
)

test(
  'signs a player out in another browser, and stays signed in here',
  once,
  async ({ page, browser, origin }) => {
    await press(page, '/signup')
    await expect(page).toHaveURL('/profile')
    const elsewhere = await browser.newContext({
      storageState: await page.context().storageState(),
      baseURL: origin,
    })
    const other = await elsewhere.newPage()
    await other.goto('/edit')
    await expect(other.getByLabel('Full Name')).toBeVisible()

    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('Signed out everywhere else.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Full Name')).toBeVisible()

    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Please Login first!')).toBeVisible()
    await elsewhere.close()
  },
)
