import type { Page } from '@playwright/test'
import { expect, kestrelAt, newAccount, once, test } from './fixtures.ts'

/** Tabs until the wanted control has the focus, as a player without a mouse does. */
async function tabTo(page: Page, role: string, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if (
      (await focused.count()) === 1 &&
      (await focused.and(page.getByRole(role as 'link', { name, exact: true })).count()) === 1
    )
      return
  }
  throw new Error(`Tab never reaches the ${role} “${String(name)}”`)
}

test('buys by keyboard alone', once, async ({ page }) => {
  const { email, password } = newAccount()
  await page.goto('/signup')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await tabTo(page, 'textbox', 'Confirm Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await tabTo(page, 'link', 'Marketplace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market-place')
  await expect(page.getByRole('link', { name: 'Buy Now' }).first()).toBeVisible()
  await tabTo(page, 'link', /^Buy Now/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(kestrelAt('/buy-nfa'))

  await tabTo(page, 'button', 'Buy Now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Buy Assets' })).toContainText('Platform Fee')
  await tabTo(page, 'button', 'Buy Now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await tabTo(page, 'button', 'Confirm')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(kestrelAt('/stripe-payment'))
  await expect(page.getByLabel('Card number')).toBeVisible()
  await tabTo(page, 'textbox', 'Card number')
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1240')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
})
