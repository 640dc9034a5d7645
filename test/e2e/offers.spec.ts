import { core, expect, kestrelAt, once, openFirstCollectible, signIn, test } from './fixtures.ts'

test('makes an offer for an item, and goes straight to the success page', core(), async ({ page }) => {
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
  await page.getByRole('link', { name: 'Submit Offer' }).click()
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent successfully')
  expect(calls).toEqual([])

  await page.goBack()
  await expect(page.getByLabel('Price')).toHaveValue('')
})

test(
  'restores the item of an offer by the address alone, and leads Back to its page',
  once,
  async ({ page }) => {
    await signIn(page)
    await openFirstCollectible(page)
    await page.getByRole('main').getByRole('button', { name: 'Make Offer' }).click()
    await expect(page).toHaveURL(kestrelAt('/payment'))
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(kestrelAt('/buy-nfa'))

    await page.goto('/payment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(kestrelAt('/buy-nfa'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
  },
)

test('says that an offer is for nothing without an item', once, async ({ page }) => {
  await page.goto('/payment')
  await expect(page.getByRole('link', { name: /marketplace/i }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Submit Offer' })).toHaveCount(0)
})

test('lists received offers in a table of one row, under the item’s tabs on a phone', async ({ page }) => {
  await openFirstCollectible(page)
  if (page.viewportSize()!.width < 1024) await page.getByRole('link', { name: 'Offer 0' }).click()
  else await page.goto(kestrelAt('/offer-recieved'))
  await expect(page).toHaveURL(kestrelAt('/offer-recieved'))
  await expect(page.getByRole('table', { name: 'Offers received' }).getByRole('row')).toHaveCount(2)
  if (page.viewportSize()!.width < 1024) {
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page).toHaveURL(kestrelAt('/buy-nfa'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
  }
})
