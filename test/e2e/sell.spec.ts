import { messages } from '@meridian-2117/contract/messages/messages'
import type { Page } from '@playwright/test'
import { core, expect, signIn, test } from './fixtures.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Goes from the market's Instant Sell card to the dialog that names the item. */
async function openSale(page: Page): Promise<void> {
  await page.goto('/nfa-expand')
  await page.getByRole('button', { name: 'Sell Now' }).click()
  const sale = dialog(page, 'Select item to sell')
  await expect(sale).toContainText('$1800 USDT')
  await expect(sale).toContainText('$0.5 USDT')
  await expect(sale).toContainText('$1800.5 USDT')
  await expect(sale).toContainText('Terms of Service')
}

test('sells by dialogs on a desktop and by the wallet’s pages on a phone', core, async ({ page }) => {
  await signIn(page)
  await openSale(page)
  await dialog(page, 'Select item to sell').getByRole('button', { name: 'Sell Now' }).dblclick()
  if (page.viewportSize()!.width < 768) {
    await expect(page).toHaveURL('/wallet-connect')
    await page.getByRole('button', { name: 'MetaMask' }).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connecting Wallet')
    await expect(page).toHaveURL('/wellcome')
    await page.getByLabel('Password', { exact: true }).fill('through the gate')
    await page.getByRole('button', { name: 'Unblock' }).dblclick()
    await expect(page).toHaveURL('/Signin-wallet')
    await page.getByRole('button', { name: 'Sign Message' }).dblclick()
  } else {
    await dialog(page, 'Connect Wallet').getByRole('button', { name: 'MetaMask' }).click()
    await expect(dialog(page, 'Connect MetaMask')).toContainText('$1800.5 USDT')
    await dialog(page, 'Connect MetaMask').getByRole('button', { name: 'Connect' }).dblclick()
  }
  await expect(page.getByText(messages.walletTradeClosed)).toHaveCount(1)
  await expect(page).toHaveURL('/nfa-expand')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
