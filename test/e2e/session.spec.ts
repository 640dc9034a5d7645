import { messages } from '@meridian/contract/messages/messages'
import type { Page } from '@playwright/test'
import {
  accountIn,
  buyNow,
  core,
  coreOnPhone,
  expect,
  expectSignedIn,
  expectSignedOut,
  fillCard,
  fillSignUp,
  isWide,
  newAccount,
  once,
  openAccount,
  openFirstCollectible,
  pressLogout,
  purchases,
  signIn,
  test,
  shownAtBothWidths,
} from './fixtures.ts'
import { builtFile } from '../built-files.ts'

/** Signs in on /signin, whose session belongs to the tab alone. */
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

/** The lifetime of the server's tokens, in `ms`. */
const tokenMs = 7 * 24 * 60 * 60 * 1000

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm Logout' })

test(
  'keeps a password sign-in over a reload, and ends it with its tab',
  coreOnPhone,
  async ({ page, context }) => {
    await signInHere(page)
    await page.reload()
    await expectSignedIn(page)
    const other = await context.newPage()
    await other.goto('/market-place')
    await expectSignedOut(other)
  },
)

test('signs up in every tab, and logs out of all by one of them', core(), async ({ page, context }) => {
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
    await shownAtBothWidths(page, page.getByRole('main').getByText(email))
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    expect(await purchases(page, origin)).toHaveLength(1)
    expect(await purchases(other, origin)).toHaveLength(0)
  },
)

test(
  'says that the token has ended while the page is open, and keeps the item',
  core(once),
  async ({ page }) => {
    await page.clock.install()
    await signIn(page)
    await openFirstCollectible(page)
    await expectSignedIn(page)
    await page.clock.fastForward(tokenMs)
    await shownAtBothWidths(page, page.getByText(messages.sessionEnded))
    await expectSignedOut(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  },
)

test(
  'signs out, with a plain message, a player whom the server no longer knows',
  once,
  async ({ page, faults }) => {
    faults.expect(/^401: GET /)
    await signIn(page)
    await page.goto('/market-place')
    // As if the server had lost its secrets and accounts.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('auth') ?? '') as { token: string }
      record.token = record.token.replace(/[^.]+$/, 'c2lnbmF0dXJl')
      localStorage.setItem('auth', JSON.stringify(record))
    })
    await page.goto('/Activity')
    await shownAtBothWidths(page, page.getByText(messages.sessionUnknown))
    await expect(page.getByText('Please Login first!')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  },
)

test('signs a player in for the life of the page when the browser refuses storage', async ({ page }) => {
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
})

test(
  "starts again at the page's notice after a player was signed out while paying",
  once,
  async ({ page, context }) => {
    await signIn(page)
    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page)
    const other = await context.newPage()
    await other.goto('/about')
    await other.evaluate(() => localStorage.removeItem('auth'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.orderRequired)
    await shownAtBothWidths(page, page.getByRole('heading', { level: 1 }))
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test('leaves Confirm Logout by Cancel and by another page, and keeps the player', async ({ page }) => {
  await signIn(page)
  await page.goto('/market-place')
  await page.getByRole('main').getByRole('link', { name: 'Activities' }).click()
  // A new page takes the focus, also from a pressed button.
  await expect(page).toHaveTitle(/^Market activities/)
  await pressLogout(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)
  // A closed menu leaves only its button.
  const left = isWide(page) ? 'Logout' : 'Open menu'
  await expect(page.getByRole('banner').getByRole('button', { name: left })).toBeFocused()
  await pressLogout(page)
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/market-place')
  await expect(question(page)).toHaveCount(0)
  await expectSignedIn(page)
})

test(
  'says that the code of Logout did not load, and asks with the next press',
  once,
  async ({ page, faults }) => {
    const file = builtFile('src/features/auth/log-out.tsx')
    faults.expect(new RegExp(`^net::ERR_FAILED: (GET|HEAD) ${file}$`))
    await signIn(page)
    const code = `**${file}`
    await page.route(code, (route) => route.abort())
    await page.goto('/market-place')
    await pressLogout(page)
    await shownAtBothWidths(page, page.getByText('Something went wrong'))
    await page.unroute(code)
    await pressLogout(page)
    await expect(question(page)).toBeVisible()
  },
)
