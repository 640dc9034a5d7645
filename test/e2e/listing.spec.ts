import { messages } from '@meridian-2117/contract/messages/messages'
import type { Page } from '@playwright/test'
import { core, expect, once, signIn, test } from './fixtures.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Goes from the profile to the dialog that connects the wallet. */
async function walkToConnection(page: Page, tab: '/profile' | '/Lands', item: string): Promise<void> {
  await page.goto(tab)
  await page.getByRole('button', { name: `List Now, ${item}`, exact: true }).click()
  const review = dialog(page, 'Buy Assets')
  await expect(review).toContainText(item)
  await expect(review).toContainText('$2000 USDT')
  await expect(review).toContainText('$0.5 USDT')
  await review.getByRole('button', { name: 'List Now' }).click()
  await dialog(page, 'Buy Assets').getByRole('button', { name: 'Confirm' }).click()
  await dialog(page, 'Connect Wallet').getByRole('button', { name: 'MetaMask' }).click()
  await expect(dialog(page, 'Connect MetaMask')).toContainText(item)
}

test(
  'leads a collectible through all four dialogs, also over a reload, and calls nothing for it',
  core,
  async ({ page }) => {
    await signIn(page)
    await walkToConnection(page, '/profile', 'Vanguard Helm')
    await page.reload()
    await expect(dialog(page, 'Connect MetaMask')).toContainText('$480.5 USDT')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url())
    })
    await dialog(page, 'Connect MetaMask').getByRole('button', { name: 'Connect' }).dblclick()
    await expect(page.getByText(messages.walletTradeClosed)).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(calls).toEqual([])
  },
)

test(
  'asks about ticked listings and unticks them, and keeps the ticks over a reload',
  once,
  async ({ page }) => {
    await signIn(page)
    await page.goto('/List')
    const haloCore = page.getByRole('checkbox', { name: 'Select Halo Core' })
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
    await haloCore.check()
    await page.getByRole('checkbox', { name: 'Select Lantern Scarab' }).check()
    await page.reload()
    await expect(haloCore).toBeChecked()
    await page.getByRole('button', { name: 'Cancel 2 Listing(s)' }).click()
    const ask = dialog(page, 'Cancel Listing')
    await expect(ask).toContainText('Total price')
    await expect(ask).toContainText('$3740 USDT')
    await ask.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(haloCore).toBeChecked()
    await page.getByRole('button', { name: 'Cancel 2 Listing(s)' }).click()
    await ask.getByRole('button', { name: 'Confirm' }).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
  },
)
