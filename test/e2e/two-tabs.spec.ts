import type { Page } from '@playwright/test'
import {
  buyNow,
  expect,
  expectSignedOut,
  fillCard,
  newAccount,
  once,
  openAccount,
  openFirstCollectible,
  pressLogout,
  signIn,
  test,
} from './fixtures.ts'
import type { Account } from '../visit.ts'

const goesOn = 'You are no longer signed in here. Your payment goes on to its end.'

/** Logs out in another tab of the browser. */
async function logOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/market-place')
  await pressLogout(other)
  await other.getByRole('dialog', { name: 'Confirm Logout' }).getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/signin')
  return other
}

/** Signs in by password, for this tab alone. */
async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page).toHaveURL('/profile')
}

/** Signs in in the other tab, and finds the purchase under the activities. */
async function findsPurchase(other: Page, account: Account): Promise<void> {
  await logIn(other, account)
  await other.goto('/Activity')
  await expect(other.getByRole('cell', { name: 'Kestrel Interceptor' }).first()).toBeVisible()
}

test(
  'confirms a payment to its end after a logout in another tab, with the token of who began it',
  once,
  async ({ page, faults }) => {
    const account = newAccount()
    await signIn(page, account)
    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page)
    // The card is charged and the answer is lost, so the outcome is asked for after the logout.
    faults.expect(/^net::ERR_FAILED: POST \/api\/sandbox\/payment-intents\/confirm$/)
    const charged = Promise.withResolvers<void>()
    const lost = Promise.withResolvers<void>()
    await page.route('**/api/sandbox/payment-intents/confirm', async (route) => {
      await route.fetch()
      charged.resolve()
      await lost.promise
      await route.abort()
    })
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await charged.promise
    const other = await logOutElsewhere(page)
    await expect(page.getByRole('paragraph').getByText(goesOn)).toBeVisible()
    const asked = page.waitForRequest('**/api/v1/game/create')
    lost.resolve()
    expect((await asked).headers()['authorization']).toMatch(/^Bearer /)
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expectSignedOut(page)
    // Nobody is asked to pay again for a paid item.
    await page.goBack()
    await expect(page).toHaveURL(/\/buy-nfa\?/)
    await findsPurchase(other, account)
  },
)

test(
  'shows the name that another tab has saved, not the one that it has read',
  once,
  async ({ page, context }) => {
    await signIn(page)
    const saveName = async (name: string) => {
      await page.goto('/edit')
      await page.getByLabel('Full Name').fill(name)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    await saveName('Mika Vale')
    const other = await context.newPage()
    await other.goto('/profile')
    const name = other.getByRole('heading', { level: 1 })
    await expect(name).toHaveText('Mika Vale')
    await other.getByRole('link', { name: 'Edit Profile' }).click()
    await expect(other.getByLabel('Full Name')).toHaveValue('Mika Vale')
    await saveName('Ada Kestrel')
    await other.goBack()
    await expect(name).toHaveText('Ada Kestrel')
    await other.getByRole('link', { name: 'Edit Profile' }).click()
    await expect(other.getByLabel('Full Name')).toHaveValue('Ada Kestrel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Kestrel')
  },
)

test(
  'shows each of two players in one browser their own saved items, and a visitor neither list',
  once,
  async ({ page, context }) => {
    const other = await context.newPage()
    const save = async (tab: Page, title: string) => {
      const account = newAccount()
      await openAccount(tab, account)
      await logIn(tab, account)
      await tab.goto('/land')
      const saved = tab.waitForResponse(
        (answer) => answer.url().endsWith('/account/saved') && answer.request().method() === 'POST',
      )
      await tab.getByRole('button', { name: `Save ${title}`, exact: true }).click()
      await saved
    }
    const showsOnly = async (tab: Page, title: string) => {
      await tab.goto('/land?saved=true')
      await expect(tab.getByRole('article').getByRole('heading')).toHaveText(['Instant Sell', title])
    }
    await save(page, 'Caldera Ridge')
    await save(other, 'Ring Station Nine')
    await showsOnly(page, 'Caldera Ridge')
    await showsOnly(other, 'Ring Station Nine')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Instant Sell', 'Caldera Ridge'])
    for (const tab of [page, other]) {
      await pressLogout(tab)
      await tab
        .getByRole('dialog', { name: 'Confirm Logout' })
        .getByRole('button', { name: 'Logout' })
        .click()
      await expect(tab).toHaveURL('/signin')
    }
    await page.goto('/land?saved=true')
    await expect(page.getByText('Nothing is saved here yet.')).toBeVisible()
  },
)
