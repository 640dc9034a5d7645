import type { Page } from '@playwright/test'
import { buyNow, expect, once, openFirstCollectible, signIn, test } from './fixtures.ts'

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Sandbox' })

const open = async (page: Page) => {
  await toolbar(page).getByRole('button', { name: 'Sandbox', exact: true }).click()
  await expect(toolbar(page).getByRole('heading', { name: 'Sandbox' })).toBeVisible()
}

const turn = async (page: Page, service: string, option: string) => {
  await open(page)
  await toolbar(page).getByLabel(service).selectOption({ label: option })
  await page.keyboard.press('Escape')
}

test('fills in a test card by one press, and pays', once, async ({ page }) => {
  await signIn(page)
  await openFirstCollectible(page)
  await buyNow(page)
  await expect(page.getByLabel('Card number')).toBeVisible()
  await open(page)
  await toolbar(page).getByRole('button', { name: /4242/ }).click()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pay $1250' }).click()
  await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
})

test('controls server, wallet and mail by the toolbar', once, async ({ page, faults }) => {
  faults.expect(/^502: GET \/sandbox\/mails$/)
  const pressMetaMask = () => page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()

  await test.step('keeps typed text while the server is stopped', async () => {
    await page.goto('/signin')
    await turn(page, 'Server', 'Is stopped')
    await page.getByLabel('Email').fill('mika7@meridian.test')
    await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('mika7@meridian.test')
    await turn(page, 'Server', 'Works')
  })

  await test.step('rejects by the wallet, then signs in', async () => {
    await turn(page, 'Wallet', 'Rejects')
    await pressMetaMask()
    await expect(page.getByText('Signature cancelled')).toBeVisible()
    await turn(page, 'Wallet', 'Signs')
    await pressMetaMask()
    await expect(page.getByText('MetaMask login successful!')).toBeVisible()
  })

  await test.step('opens the outbox of failing mail, and of working mail', async () => {
    await page.goto('/forgot-password')
    const openOutbox = async (option: string) => {
      await turn(page, 'Mail', option)
      await open(page)
      const opened = page.waitForEvent('popup')
      await toolbar(page).getByRole('link', { name: 'Open the outbox' }).click()
      await page.keyboard.press('Escape')
      return opened
    }
    await expect((await openOutbox('Fails')).getByText('No mail has arrived.')).toBeVisible()
    await expect((await openOutbox('Works')).getByRole('heading', { name: 'Sandbox Outbox' })).toBeVisible()
  })
})
