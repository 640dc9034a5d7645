import {
  calderaAt,
  coreOnPhone,
  expect,
  fillCard,
  once,
  openFirstParcel,
  signIn,
  test,
  shownAtBothWidths,
} from './fixtures.ts'

test('a player buys a parcel and sees it in the history', coreOnPhone, async ({ page }) => {
  await signIn(page)

  await test.step('picks the first parcel of all', async () => {
    await page.goto('/land')
    await expect(page.getByRole('article').first()).toContainText('Instant Sell')
    await openFirstParcel(page)
    await expect(page.getByText('Owned By 0x21…17c4')).toBeVisible()
  })

  await test.step('reviews and confirms, seeing what is bought', async () => {
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buy Land' })
    await expect(dialog).toContainText('Caldera Ridge')
    await expect(dialog.locator('img')).toBeVisible()
    await expect(dialog.getByRole('definition')).toHaveText(['$4200 USDT', '$0.5 USDT', '$4200.5 USDT'])
    await dialog.getByRole('button', { name: 'Buy Now' }).click()
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await expect(dialog.getByRole('definition')).toHaveText('$4200.5 USDT')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(calderaAt('/stripe-payment'))
  })

  await test.step('pays the price alone', async () => {
    await expect(page.getByText('You are paying $4200')).toBeVisible()
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $4200' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  })

  await test.step('finds the parcel in history and activities', async () => {
    await page.goto('/Activity')
    await expect(page.getByRole('table', { name: 'Price History' })).toContainText('Caldera Ridge')
    await expect(page.getByRole('table', { name: 'Your activities' })).toContainText('Caldera Ridge')
  })
})

test('buys a parcel by card after the same check', async ({ page }) => {
  await signIn(page)
  await openFirstParcel(page)
  const checked = page.waitForRequest('**/api/v1/game/create')
  await page.getByRole('button', { name: 'Buy With Card' }).click()
  await checked
  await expect(page).toHaveURL(calderaAt('/offer'))
})

test('only logs an offer on a parcel, and asks nobody to sign in', once, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openFirstParcel(page)
  await page.getByRole('button', { name: 'Make Offer' }).click()
  await expect.poll(() => logged).toContain('Make Offer')
  await expect(page).toHaveURL(calderaAt('/buy-land'))
  expect(await page.evaluate(() => localStorage.getItem('paymentItem'))).toBeNull()
})

test(
  'says at the confirmation that the session has ended while the dialogs were open',
  once,
  async ({ page }) => {
    await signIn(page)
    await openFirstParcel(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await page.evaluate(() => {
      const before = localStorage.getItem('auth')
      localStorage.removeItem('auth')
      dispatchEvent(new StorageEvent('storage', { key: 'auth', oldValue: before, storageArea: localStorage }))
    })
    await page.getByRole('button', { name: 'Confirm' }).click()
    await shownAtBothWidths(page, page.getByText('User Id is required Please signin'))
    await expect(page).toHaveURL(calderaAt('/buy-land'))
  },
)
