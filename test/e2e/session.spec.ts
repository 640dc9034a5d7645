import type { Page } from '@playwright/test'
import {
  accountIn,
  buyNow,
  coreOnce,
  expect,
  expectSignedIn,
  expectSignedOut,
  fillCard,
  fillSignUp,
  newAccount,
  once,
  openAccount,
  openFirstCollectible,
  pressLogout,
  purchases,
  test,
} from './fixtures.ts'

/** Signs in on /signin, whose session belongs only to the tab. */
async function signInHere(page: Page): Promise<string> {
  const account = newAccount()
  await openAccount(page, account)
  await page.goto('/signin')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page).toHaveURL('/profile')
  return account.email
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm Logout' })

test('keeps a password sign-in over a reload, and ends it with its tab', async ({ page, context }) => {
  await signInHere(page)
  await page.reload()
  await expectSignedIn(page)
  const other = await context.newPage()
  await other.goto('/market-place')
  await expectSignedOut(other)
})

test('signs up in every tab, and logs out of all by one of them', coreOnce, async ({ page, context }) => {
  await page.goto('/market-place')
  const other = await context.newPage()
  await other.goto('/signup')
  await fillSignUp(other, newAccount())
  await expectSignedIn(page)
  await pressLogout(page)
  await question(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  await expectSignedOut(other)
  // Signs in again, after the session's flow has ended once.
  await page.goto('/market-place')
  await other.goto('/signup')
  await fillSignUp(other, newAccount())
  await expectSignedIn(page)
})

test(
  "keeps a tab's own player while another signs up, and says who pays",
  once,
  async ({ page, context, origin }) => {
    const email = await signInHere(page)
    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page)
    const other = await context.newPage()
    await other.goto('/signup')
    await fillSignUp(other, newAccount())
    await expectSignedIn(other)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
    expect(await purchases(other, origin)).toHaveLength(0)
  },
)

test(
  'signs a player in for the life of the page when the browser refuses storage',
  once,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The user denied it', 'SecurityError')
          },
        })
    })
    await page.goto('/signup')
    await fillSignUp(page, newAccount())
    await expect(page).toHaveURL('/')
    await (await accountIn(page)).getByRole('link', { name: 'Profile' }).click()
    await expectSignedIn(page)
    await page.reload()
    await expectSignedOut(page)
  },
)
