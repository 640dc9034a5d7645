import type { Page } from '@playwright/test'
import { core, coreOnPhone, expect, isWide, once, test, shownAtBothWidths } from './fixtures.ts'

/** Sets another answer of the sandbox's wallet. */
const turn = (page: Page, wallet: string) =>
  page.addInitScript(
    (mood) => sessionStorage.setItem('sandboxSwitches', JSON.stringify({ wallet: mood })),
    wallet,
  )

const press = async (page: Page, path = '/signin') => {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
}

const isFree = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'MetaMask' })).toBeEnabled()
}

test(
  'signs a newcomer up with the wallet as a named guest, and finds the same account again',
  coreOnPhone,
  async ({ page }) => {
    const id = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { user: { id: string } }).user.id)
    await press(page, '/signup')
    await expect(page.getByRole('dialog', { name: /Connecting Wallet|Sign Message/ })).toBeVisible()
    await expect(page.getByText('MetaMask Signup successful!')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    const first = await id()
    await page.evaluate(() => localStorage.removeItem('auth'))
    await press(page)
    await expect(page.getByText('MetaMask login successful!')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    expect(await id()).toBe(first)
  },
)

test('says that the wallet has refused to sign, and frees the form', once, async ({ page }) => {
  await turn(page, 'rejects')
  await press(page)
  await shownAtBothWidths(page, page.getByText('Signature cancelled'))
  await isFree(page)
})

test(
  'hints after a second to a player who does not sign, and helps after twenty',
  core(once),
  async ({ page }) => {
    await page.clock.install()
    await turn(page, 'silent')
    await press(page)
    const dialog = page.getByRole('dialog', { name: 'Sign Message' })
    await expect(async () => {
      await page.clock.runFor(300)
      await expect(dialog).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.clock.runFor(1100)
    await expect(page.getByText('Please check MetaMask and sign the message')).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.getByText('MetaMask Popup Issue!')).toBeVisible()
    await shownAtBothWidths(page, page.getByText('Look for pending signature requests'))
    await isFree(page)
  },
)

test('lets a player leave while the wallet does not answer', async ({ page }) => {
  await turn(page, 'silent')
  await press(page)
  await expect(page.getByRole('dialog', { name: 'Sign Message' })).toBeVisible()
  if (isWide(page)) await page.keyboard.press('Escape')
  else await page.getByRole('button', { name: 'Cancel' }).tap()
  await isFree(page)
})

test('offers a second wallet of the browser beside the first', once, async ({ page }) => {
  await page.addInitScript(() => {
    const provider = { request: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })) }
    const info = { uuid: 'other', name: 'MetaMask', icon: 'data:,', rdns: 'io.metamask' }
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
    )
  })
  await press(page)
  const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
  await expect(dialog.getByRole('listitem')).toHaveText(['MetaMask', 'Sandbox Wallet'])
  await dialog.getByRole('button', { name: 'Sandbox Wallet' }).click()
  await expect(page.getByText('MetaMask login successful!')).toBeVisible()
})

test('shows a server failure, and signs in with the next try', once, async ({ page, faults }) => {
  faults.expect(/^503: POST/)
  await page.route('**/api/v1/user/MetaMask', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await press(page)
  await shownAtBothWidths(page, page.getByText('Something went wrong'))
  await isFree(page)
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByText('MetaMask login successful!')).toBeVisible()
})
