import type { Page } from '@playwright/test'
import {
  buyNow,
  core,
  expect,
  once,
  openFirstCollectible,
  signIn,
  test,
  shownAtBothWidths,
} from './fixtures.ts'
import { builtFile } from '../built-files.ts'

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

// The page without the toolbar has its own tests, at each width.
test(
  'leaves the page as it is when the code of the toolbar does not load',
  once,
  async ({ page, faults }) => {
    const code = builtFile('src/devtools/sandbox-toolbar.tsx')
    faults.expect(new RegExp(`^net::ERR_FAILED: (GET|HEAD) ${code}$`))
    await page.route(`**${code}`, (route) => route.abort())
    await page.goto('/market-place', { waitUntil: 'networkidle' })
    await expect(toolbar(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Buy Now/ }).first()).toBeVisible()
  },
)

test('fills in a test card by one press, and pays', core(once), async ({ page }) => {
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

test('keeps typed text while the server is stopped, and signs in once it is back', once, async ({ page }) => {
  await page.goto('/signin')
  await turn(page, 'Server', 'Is stopped')
  await page.getByLabel('Email').fill('mika7@meridian.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
  const send = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await send.click()
  await shownAtBothWidths(page, page.getByText('Something went wrong'))
  await expect(page.getByLabel('Email')).toHaveValue('mika7@meridian.test')
  await turn(page, 'Server', 'Works')
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByText('MetaMask login successful!')).toBeVisible()
})

test('controls a wallet in the toolbar', once, async ({ page }) => {
  await page.goto('/signin')
  await turn(page, 'Wallet', 'Rejects')
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByText('Signature cancelled')).toBeVisible()
})

test(
  'shows failing mail in the outbox that the toolbar opens, and working mail too',
  once,
  async ({ page, faults }) => {
    faults.expect(/^502: GET \/sandbox\/mails$/)
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
  },
)
