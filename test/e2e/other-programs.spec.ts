import type { Page } from '@playwright/test'
import {
  atDesktop,
  buyNow,
  cardsTo,
  core,
  expect,
  fillCard,
  fillSignUp,
  holdCode,
  newAccount,
  once,
  openFirstCollectible,
  openFirstParcel,
  pressLogout,
  purchases,
  test,
} from './fixtures.ts'
import { putIcons, translate } from './other-programs.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const main = (page: Page) => page.getByRole('main')

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

const pressSignIn = (page: Page) => main(page).getByRole('button', { name: 'Sign In' }).click()

test(
  'signs up and in, buys twice, edits the profile and lists under a translator',
  core(atDesktop),
  async ({ page, origin, faults }) => {
    faults.expect(
      /^401: POST \/api\/v1\/user\/login$/,
      /^402: POST \/api\/sandbox\/payment-intents\/confirm$/,
      /^402: POST \/api\/v1\/card\/pay-with-card$/,
    )
    await translate(page)
    await cardsTo(page, origin)
    const account = newAccount()

    await test.step('shows a refusal of the form, and removes it', async () => {
      await page.goto('/signup')
      await expect(page.locator('font').first()).toBeVisible()
      await fillSignUp(page, account, 'open-the-door')
      await expect(page.getByText('Passwords do not match')).toBeVisible()
      await page.getByLabel('Confirm Password').fill(account.password)
      await expect(page.getByText('Passwords do not match')).toHaveCount(0)
      await main(page).getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByText('Signup successful!')).toBeVisible()
      await expect(page).toHaveURL('/')
    })

    await test.step('shows a wrong password, and accepts the right one', async () => {
      await pressLogout(page)
      await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/signin')
      await fillSignIn(page, { ...account, password: 'open-the-door' })
      await pressSignIn(page)
      await expect(page.getByText('Invalid email or password').first()).toBeVisible()
      await fillSignIn(page, account)
      await pressSignIn(page)
      await expect(page).toHaveURL('/profile')
    })

    await test.step('shows a declined card on the payment page, and accepts another one', async () => {
      await openFirstCollectible(page)
      await buyNow(page)
      await fillCard(page, '4000000000000002')
      await page.getByRole('button', { name: 'Pay $1250' }).click()
      await expect(main(page).getByText('Your card was declined.').first()).toBeVisible()
      await page.getByLabel('Card number').fill('4242 4242 4242 4242')
      await page.getByRole('button', { name: 'Pay $1250' }).click()
      await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    })

    await test.step('shows a declined card at card entry, and accepts another one', async () => {
      await openFirstParcel(page)
      await page.getByRole('button', { name: 'Buy With Card' }).click()
      await page.getByLabel('Card number').pressSequentially('4000000000000002')
      await page.getByLabel('Expiry date').pressSequentially('1240')
      await page.getByLabel('CVV/CVC').pressSequentially('123')
      await page.getByRole('button', { name: 'Purchase Now' }).click()
      await expect(page.getByText('Name on card is required')).toBeVisible()
      await page.getByLabel('Name on card').fill('Mika Vale')
      await page.getByRole('button', { name: 'Purchase Now' }).click()
      await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
      await page.getByLabel('Card number').fill('4242424242424242')
      await page.getByRole('button', { name: 'Purchase Now' }).click()
      await expect(page).toHaveURL(/\/success$/)
      expect(await purchases(page, origin)).toHaveLength(2)
    })

    await test.step('stops a profile name at 30 characters, says so, and saves it', async () => {
      await page.goto('/edit')
      await page.getByLabel('Full Name').pressSequentially('a'.repeat(31))
      await expect(page.getByText('Maximum 30 characters allowed')).toBeVisible()
      await page.getByLabel('Full Name').fill('Mika Sorel')
      await expect(page.getByText('Maximum 30 characters allowed')).toHaveCount(0)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Mika Sorel')
    })

    await test.step('lists an item through all four dialogs', async () => {
      await page.getByRole('button', { name: 'List Now, Vanguard Helm', exact: true }).click()
      await dialog(page, 'Buy Assets').getByRole('button', { name: 'List Now' }).click()
      await dialog(page, 'Buy Assets').getByRole('button', { name: 'Confirm' }).click()
      await dialog(page, 'Connect Wallet').getByRole('button', { name: 'MetaMask' }).click()
      await expect(dialog(page, 'Connect MetaMask')).toContainText('$480.5 USDT')
      await dialog(page, 'Connect MetaMask').getByRole('button', { name: 'Connect' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  },
)

/** React renders a page again when it finds foreign elements in it, and logs that. */
const rerendered = /^uncaught: Minified React error #418/

test(
  'keeps typed text and focus when another program puts elements beside the inputs',
  core(once),
  async ({ page, faults }) => {
    faults.expect(rerendered)
    await putIcons(page)
    for (const [path, names] of [
      ['/signup', ['Email', 'Password', 'Confirm Password']],
      // A query may change the page, so it is rendered again in any case.
      ['/forgot-password?from=mail', ['Email']],
      ['/market-place', ['Search the market']],
    ] as const) {
      const bringCode = await holdCode(page)
      await page.goto(path, { waitUntil: 'commit' })
      for (const name of names) await page.getByLabel(name, { exact: true }).fill(`typed: ${name}`)
      await bringCode()
      await expect(page.locator('.icon-of-another-program'), path).toHaveCount(0)
      for (const name of names)
        await expect(page.getByLabel(name, { exact: true }), path).toHaveValue(`typed: ${name}`)
      await expect(page.getByLabel(names.at(-1)!, { exact: true }), path).toBeFocused()
      await page.unroute('**/assets/*.js')
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads a form back to its page, which says what it needs', once, async ({ page }) => {
    await page.goto('/signin')
    await fillSignIn(page, newAccount())
    await pressSignIn(page)
    await expect(page.getByLabel('Email')).toHaveValue('')
    await expect(page).toHaveURL('/signin')
    const note = page.locator('noscript p')
    await expect(note).toHaveText(
      'Meridian 2117 needs JavaScript to sign in, to show its market and to trade.',
    )
    await expect(note).toBeVisible()
  })
})
