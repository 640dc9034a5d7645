import { calderaAt, coreOnPhone, expect, fillCard, openFirstParcel, signIn, test } from './fixtures.ts'

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
