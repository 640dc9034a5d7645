import { expect, kestrelAt, once, openFirstCollectible, signIn, test } from './fixtures.ts'

test('makes an offer for an item, and goes straight to the success page', once, async ({ page }) => {
  await signIn(page)
  await openFirstCollectible(page)
  await page.getByRole('main').getByRole('button', { name: 'Make Offer' }).click()
  await expect(page).toHaveURL(kestrelAt('/payment'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
  await expect(page.getByText('Your Pay --- USDC')).toBeVisible()
  await expect(page.getByLabel('Expired In')).toHaveValue('6 Hours')
  await page.getByLabel('Price').fill('1100.5')
  await page.getByLabel('Expired In').selectOption('12 Months')

  await test.step('keeps the typed offer over a reload', async () => {
    await page.reload()
    await expect(page.getByLabel('Price')).toHaveValue('1100.5')
    await expect(page.getByLabel('Expired In')).toHaveValue('12 Months')
  })

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.getByLabel('Price').press('Enter')
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent successfully')
  expect(calls).toEqual([])

  await page.goBack()
  await expect(page.getByLabel('Price')).toHaveValue('')
})
