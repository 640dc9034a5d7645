import { messages } from '@meridian-2117/contract/messages/messages'
import type { Page } from '@playwright/test'
import { expect, newAccount, once, signIn, test } from './fixtures.ts'

const sent = 'Password reset email sent! Check your inbox.'
const spent = 'This link has expired or was used already. Please ask for a new one.'

/** Requests a link, from the sign-in screen on. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  // The address changes before the page, and the old page has an e-mail field, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten Password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(sent)).toBeVisible()
}

/** Opens the newest mail to this address in the sandbox's outbox, and follows its link. */
async function followMail(page: Page, email: string): Promise<void> {
  const arrived = async () => {
    await page.goto('/sandbox/mails')
    return page.getByText(`To ${email}`).count()
  }
  await expect.poll(arrived).toBe(1)
  await page.getByRole('link', { name: 'Reset your Meridian 2117 password' }).first().click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Set a new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password')
}

async function typePasswords(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password').fill(password)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

test(
  'replaces a forgotten password by a mailed link that works once, and ends older sessions',
  once,
  async ({ page, browser, origin, faults }) => {
    faults.expect(/^400: POST \/api\/v1\/user\/reset-password\//)
    const account = newAccount()
    const older = await browser.newPage({ baseURL: origin })
    await signIn(older, account)
    await askForLink(page, account.email)
    await expect(page.getByText(`If ${account.email} belongs to an account`)).toBeVisible()
    await followMail(page, account.email)
    const link = page.url()

    await typePasswords(page, 'through-the-gate')
    await expect(page.getByText('Password reset successful! Please login.')).toBeVisible()
    await expect(page).toHaveURL('/signin')
    await older.goto('/Activity')
    await expect(older.getByText(messages.sessionUnknown)).toBeVisible()
    await expect(older.getByText('Please Login first!')).toBeVisible()
    await older.close()

    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill('through-the-gate')
    await page.getByRole('button', { name: 'Sign In' }).last().click()
    await expect(page.getByText('Login successful!')).toBeVisible()

    await page.goto(link)
    await typePasswords(page, 'another-password')
    await expect(page.getByText(spent)).toBeVisible()
    await expect(page.getByLabel('New Password')).toHaveValue('another-password')
    await page.getByRole('link', { name: 'Ask for a new one' }).click()
    await expect(page).toHaveURL('/forgot-password')
  },
)
