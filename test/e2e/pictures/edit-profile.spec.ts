import type { Page } from '@playwright/test'
import {
  accountIn,
  coreOnPhone,
  expect,
  newAccount,
  once,
  signIn,
  test,
  shownAtBothWidths,
} from '../fixtures.ts'

const picture = 'apps/site/public/icons/icon-192.png'

async function openEdit(page: Page): Promise<void> {
  await page.goto('/edit')
  await expect(page.getByLabel('Full Name')).toBeVisible()
}

const avatarInHeader = async (page: Page, name: string) =>
  (await accountIn(page)).getByRole('img', { name: `Avatar of ${name}` })

test(
  'changes name, bio and picture, in profile and header at once and after a reload',
  coreOnPhone,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/Activity')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await expect(page).toHaveURL('/edit')
    await page.getByLabel('Full Name').pressSequentially('Mika 7 Sorel!')
    await expect(page.getByLabel('Full Name')).toHaveValue('Mika  Sorel')
    await page.getByLabel('Full Name').fill('Mika Sorel')
    await page.getByLabel('Bio').fill('Salvager.\nOf the far side.')
    await page.getByLabel('Upload Avatar').setInputFiles(picture)
    await expect(page.getByRole('main').getByRole('img', { name: /^Avatar of/ })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await expect(await avatarInHeader(page, 'Mika Sorel')).toBeVisible()

    await page.goto('/Activity')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mika Sorel')
    await expect(page.getByRole('main').getByRole('img', { name: 'Avatar of Mika Sorel' })).toBeVisible()
    await page.goto('/edit')
    await expect(page.getByLabel('Full Name')).toHaveValue('Mika Sorel')
    await expect(page.getByLabel('Bio')).toHaveValue('Salvager.\nOf the far side.')
  },
)

test(
  'does not send a new password that differs from its confirmation, and signs in with the right one',
  once,
  async ({ page, faults }) => {
    faults.expect(/^400: PUT \/api\/v1\/profile$/)
    const account = newAccount()
    await signIn(page, account)
    await openEdit(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    await page.getByLabel('Current Password').fill('not-this-one')
    await page.getByLabel('New Password', { exact: true }).fill('through-the-gate')
    await page.getByLabel('Confirm New Password').fill('through-the-door')
    await page.getByRole('button', { name: 'Save' }).click()
    await shownAtBothWidths(page, page.getByText('New password and confirm password do not match'))
    expect(sent).toEqual([])

    await page.getByLabel('Confirm New Password').fill('through-the-gate')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Current password is wrong')).toBeVisible()
    await page.getByLabel('Current Password').fill(account.password)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    // The session continues, though the new password has ended every earlier token.
    await openEdit(page)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/signin')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill('through-the-gate')
    await page.getByRole('button', { name: 'Sign In' }).last().click()
    await expect(page.getByText('Login successful!')).toBeVisible()
  },
)

test('copies the id line, and says so for two seconds', once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await openEdit(page)
  await page.clock.install()
  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy ID' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(1900)
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Copy ID' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('main').getByText(copied, { exact: true })).toBeVisible()
})
