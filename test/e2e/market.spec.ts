import { messages } from '@meridian-2117/contract/messages/messages'
import { expect, once, test } from './fixtures.ts'

for (const [name, answer] of [
  ['is away', undefined],
  ['answers what nobody understands', { json: { status: 'maintenance' } }],
  ['answers with a page', { contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
] as const)
  test(
    `says after ten seconds that the server ${name}, and fills the list once it answers`,
    once,
    async ({ page, faults }) => {
      faults.expect(new RegExp(messages.marketFailed))
      if (!answer) faults.expect(/net::ERR_FAILED: GET/)
      const calls = '**/api/v1/land/getland*'
      await page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.clock.install()
      const asked = page.waitForRequest(calls)
      await page.goto('/land')
      const note = page.getByRole('status').filter({ hasText: 'Loading land' })
      await asked
      await expect(note).toHaveText('Loading land')
      await page.clock.fastForward(10_000)
      await expect(note).toHaveText('Loading land The server has not answered yet. The page keeps asking.')
      await page.unroute(calls)
      await page.clock.fastForward(30_000)
      await expect(page.getByText('64 parcels')).toBeVisible()
    },
  )

test('leads through the market by its tabs, and marks the open one', async ({ page }) => {
  await page.goto('/market-place')
  const tabs = page.getByRole('navigation', { name: 'Market' })
  for (const [tab, path] of [
    ['Lands', '/land'],
    ['Activities', '/personal-activity'],
    ['Collectibles', '/nfa-expand'],
    ['Overview', '/market-place'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(path)
    await expect(tabs.locator('[aria-current=page]')).toHaveText(tab)
  }
})

test('opens the card that is pressed right after a filter was typed', async ({ page }) => {
  await page.goto('/land')
  await expect(page.getByText('64 parcels')).toBeVisible()
  await page.getByRole('button', { name: 'Sort and filter' }).click()
  await page.getByLabel('Name or number').fill('ring')
  const link = page.getByRole('link', { name: /^Buy Now/ }).first()
  const name = await page.getByRole('article').getByRole('heading').nth(1).textContent()
  await link.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await link.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/buy-land/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/land?find=ring')
  await expect(page.getByLabel('Name or number')).toHaveValue('ring')
})

test(
  'keeps sorting and filters in the address, over a reload and on the way back from an item',
  once,
  async ({ page }) => {
    await page.goto('/land')
    await expect(page.getByText('64 parcels')).toBeVisible()
    await page.getByRole('button', { name: 'Sort and filter' }).click()
    await page.getByRole('combobox', { name: 'Strand' }).selectOption('Odyssey (24)')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
    await page.getByLabel('Price from, $').fill('8000')
    await page.getByLabel('Price from, $').press('Enter')
    await expect(page).toHaveURL('/land?strand=odyssey&sort=price-up&min=8000')
    const names = page.getByRole('article').getByRole('heading')
    const dear = ['Instant Sell', 'Railing’s End', 'Third Stone Dig', 'Elder Gate', 'Ajar']
    await expect(names).toHaveText(dear)

    await page.reload()
    await expect(names).toHaveText(dear)
    await expect(page.getByLabel('Price from, $')).toHaveValue('8000')
    await page.getByRole('link', { name: 'Buy Now, Ajar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajar')
    await page.goBack()
    await expect(names).toHaveText(dear)

    // Another sort right after removing a filter does not restore the filter.
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await page.getByRole('button', { name: 'Remove Odyssey' }).evaluate(
      (remove: HTMLElement, select) => {
        remove.click()
        if (!(select instanceof HTMLSelectElement)) throw new Error('No select')
        select.value = 'newest'
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      await sort.elementHandle(),
    )
    await expect(page).toHaveURL('/land?sort=newest&min=8000')

    await page.getByLabel('Name or number').fill('nowhere')
    await page.getByLabel('Name or number').press('Enter')
    await expect(page.getByRole('heading', { name: 'No Items' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByText('64 parcels')).toBeVisible()
    await expect(page).toHaveURL('/land')
    await expect(page.getByLabel('Price from, $')).toHaveValue('')
  },
)
