import { core, coreOnPhone, expect, once, test } from './fixtures.ts'

test('leads through the market by its tabs, and marks the open one', coreOnPhone, async ({ page }) => {
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

test(
  'keeps lists loading that cannot be fetched, logs them, and fills them by itself',
  once,
  async ({ page, faults }) => {
    faults.expect(
      /^503: GET .*getland$/,
      /^503: GET .*getActivity$/,
      /^console: Error fetching market data:/,
      /^console: Error fetching activity data:/,
    )
    let down = true
    await page.route(/\/api\/v1\/(land\/getland|activity\/getActivity)/, (route) =>
      down ? route.fulfill({ status: 503, json: { success: false } }) : route.fallback(),
    )
    const refused = page.waitForResponse('**/getland*')
    await page.goto('/land')
    await refused
    await expect(page.getByText('Loading land')).toBeAttached()
    const refusedToo = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error fetching activity data'),
    )
    await page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'Activities' }).click()
    await refusedToo
    await expect(page.getByText('Loading activities')).toBeAttached()
    down = false
    await expect(page.getByRole('table', { name: 'Market activities' }).getByRole('row')).toHaveCount(1 + 5)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Buy Now' }).first()).toBeVisible()
  },
)

test('opens the card that is pressed right after a filter was typed', coreOnPhone, async ({ page }) => {
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
  core(once),
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

test(
  'scrolls a market of ten thousand to its end, and fetches what is in sight alone',
  once,
  async ({ page, ownProduct }) => {
    const product = await ownProduct({}, 10_000)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/getland')) requests.push(request.url())
    })
    await page.goto(`${product.origin}/land`)
    const total = Number.parseInt(await page.getByText(/^\d+ parcels$/).innerText(), 10)
    expect(total).toBeGreaterThan(5000)
    await expect(page.getByRole('link', { name: 'Buy Now, Caldera Ridge' })).toBeVisible()
    expect(await page.getByRole('article').count()).toBeLessThan(60)

    await page.keyboard.press('End')
    const last = page.locator(`[aria-posinset="${total + 1}"]`)
    await expect(last.getByRole('link', { name: 'Buy Now' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await page.getByRole('article').count()).toBeLessThan(60)
    // Only the first page, and those of the last rows.
    expect(requests.length).toBeLessThanOrEqual(4)

    await last.getByRole('link', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/buy-land\?item=./)
  },
)
