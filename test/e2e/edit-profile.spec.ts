import type { Page } from '@playwright/test'
import { accountIn, expect, newAccount, once, signIn, test } from './fixtures.ts'

const picture = 'apps/site/public/icons/icon-192.png'

async function openEdit(page: Page): Promise<void> {
  await page.goto('/edit')
  await expect(page.getByLabel('Full Name')).toBeVisible()
}

const avatarInHeader = async (page: Page, name: string) =>
  (await accountIn(page)).getByRole('img', { name: `Avatar of ${name}` })

test('changes name, bio and picture, in profile and header at once and after a reload', async ({ page }) => {
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
})

test('changes the password, and goes on signed in', once, async ({ page }) => {
  const account = newAccount()
  await signIn(page, account)
  await openEdit(page)
  await page.getByLabel('Current Password').fill(account.password)
  await page.getByLabel('New Password', { exact: true }).fill('through-the-gate')
  await page.getByLabel('Confirm New Password').fill('through-the-gate')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  // The new password has ended every earlier token.
  await openEdit(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/signin')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('through-the-gate')
  await page.getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByText('Login successful!')).toBeVisible()
})
