import type { Page } from '@playwright/test'
import { auditOf } from './audit.ts'
import type { Account } from '../visit.ts'
import { expect, newAccount, once, openAccount, pressToLeave, signIn, test } from './fixtures.ts'

async function openSection(page: Page): Promise<void> {
  await page.goto('/edit')
  await expect(page.getByRole('heading', { name: 'Ways to sign in' })).toBeVisible()
}

/** Enters an identity on the sandbox's consent page, and approves. */
async function approve(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Mara Okonkwo')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await pressToLeave(page, 'Authorize')
}

/** Presses a button that opens Google's window, and approves there. */
async function approveGoogle(page: Page, button: string, email: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await approve(await opened, email)
}

async function sendLogIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).last().click()
}

async function logIn(page: Page, account: Account): Promise<void> {
  const merged = page.waitForResponse('**/api/v1/account/saved')
  await sendLogIn(page, account)
  await expect(page).toHaveURL('/profile')
  await merged
}

const confirmBy = async (page: Page, dialog: string, password: string, button: string) => {
  const open = page.getByRole('dialog', { name: dialog })
  await open.getByLabel('Current Password').fill(password)
  await open.getByRole('button', { name: button, exact: true }).click()
}

test('links Google, Discord and a wallet, and unlinks one by the password', once, async ({ page }) => {
  const account = newAccount()
  await signIn(page, account)
  await openSection(page)
  await expect(page.getByText('Linked. Your only way in')).toBeVisible()
  expect(await auditOf(page)).toEqual([])
  await page.getByLabel('Bio').fill('Not saved yet')
  await approveGoogle(page, 'Link Google', newAccount().email)
  await expect(page.getByText('Google now signs you in to this account.')).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet')

  await page.getByRole('button', { name: 'Link Wallet' }).click()
  await expect(page.getByText('The wallet now signs you in to this account.')).toBeVisible()

  await page.getByRole('button', { name: 'Link Discord' }).click()
  await expect(page.getByRole('heading', { name: 'Continue with Discord' })).toBeVisible()
  await approve(page, newAccount().email)
  await expect(page.getByText('Discord now signs you in to this account.')).toBeVisible()
  await expect(page).toHaveURL('/edit')

  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await confirmBy(page, 'Unlink Google', account.password, 'Unlink')
  await expect(page.getByText('Google no longer signs you in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()

  await page.evaluate(() => {
    localStorage.removeItem('auth')
    sessionStorage.removeItem('auth')
  })
  await page.goto('/signin')
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByText('MetaMask login successful!')).toBeVisible()
  await openSection(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
})

test('changes the email by the link of a mail', async ({ page }) => {
  const account = newAccount()
  const { email } = newAccount()
  await signIn(page, account)
  await openSection(page)
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('dialog', { name: 'Change email' }).getByLabel('New Email').fill(email)
  await confirmBy(page, 'Change email', account.password, 'Send the link')
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toContainText(email)

  const arrived = async () => {
    await page.goto('/sandbox/mails')
    return page.getByText(`To ${email}`).count()
  }
  await expect.poll(arrived).toBe(1)
  await page.getByRole('link', { name: 'Confirm your e-mail for Meridian 2117' }).first().click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm this e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible()
  await expect(page).toHaveURL('/edit')
  expect(await auditOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm this e-mail' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('deletes the account, after a wrong password changed nothing', once, async ({ page, faults }) => {
  faults.expect(/^400: POST \/api\/v1\/account\/delete/, /^401: POST \/api\/v1\/user\/login/)
  const account = newAccount()
  await signIn(page, account)
  await openSection(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect((await saved).suggestedFilename()).toBe('meridian-2117-my-data.json')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await confirmBy(page, 'Delete your account', 'not the password', 'Delete')
  await expect(page.getByText('Current password is wrong')).toBeVisible()
  await confirmBy(page, 'Delete your account', account.password, 'Delete')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')

  await sendLogIn(page, account)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test(
  'says what a sign-in with Google ends, and does nothing before the player agrees',
  once,
  async ({ page, browser, origin, faults }) => {
    faults.expect(/^409: POST \/api\/v1\/user\/google/)
    const account = newAccount()
    const other = await browser.newPage({ baseURL: origin })
    await signIn(other, account)
    const dialog = page.getByRole('dialog', { name: 'You have an account already' })
    await page.goto('/signin')
    await approveGoogle(page, 'Google', account.email)
    await expect(dialog).toContainText('ends its password')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await openSection(other)
    await expect(other.getByText('Linked. Your only way in')).toBeVisible()
    await other.close()

    await approveGoogle(page, 'Google', account.email)
    await dialog.getByRole('button', { name: 'Go on with Google' }).click()
    await expect(page.getByText('Google Login successful!')).toBeVisible()
    await openSection(page)
    await expect(page.getByRole('button', { name: 'Link Email and password' })).toBeVisible()
  },
)

test(
  'brings the saved items of a player to another browser, and back',
  once,
  async ({ page, browser, origin }) => {
    const account = newAccount()
    await openAccount(page, account)
    const mark = (at: Page) => at.getByRole('button', { name: 'Save Caldera Ridge', exact: true })
    await page.goto('/land')
    await mark(page).click()
    await logIn(page, account)

    const other = await browser.newPage({ baseURL: origin })
    await logIn(other, account)
    await other.goto('/land')
    await expect(mark(other)).toHaveAttribute('aria-pressed', 'true')
    const sent = other.waitForResponse('**/api/v1/account/saved')
    await mark(other).click()
    await sent
    await other.close()

    await page.goto('/land')
    await expect(mark(page)).toHaveAttribute('aria-pressed', 'false')
  },
)
