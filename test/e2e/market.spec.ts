import { expect, once, test } from './fixtures.ts'

test('the tabs lead through the market, each saying where one is', async ({ page }) => {
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

test('Lands lists every parcel, four beside each other on a desktop and two on a phone', async ({ page }) => {
  await page.goto('/land')
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText('Instant Sell')
  await expect(page.getByRole('link', { name: 'Buy Now' }).nth(15)).toBeVisible()
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 8).map((card) => card.getBoundingClientRect().top),
  )
  const beside = page.viewportSize()!.width >= 1024 ? 4 : 2
  expect(tops.filter((top) => top === tops[0])).toHaveLength(beside)

  await cards.first().getByRole('button', { name: 'Sell Now' }).click()
  await expect(page).toHaveURL('/land')
})

test('Activities shows the five latest', async ({ page }) => {
  await page.goto('/personal-activity')
  const table = page.getByRole('table', { name: 'Market activities' })
  await expect(table.getByRole('row', { name: /Ember Blade/ })).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(1 + 5)
})

test('the empty activity page has tabs that do nothing, and one way on', async ({ page }) => {
  await page.goto('/no-personal-activity')
  const tabs = page.getByRole('navigation', { name: 'Market' })
  for (const tab of ['Overview', 'Collectibles', 'Lands', 'Activities']) {
    await tabs.getByRole('button', { name: tab }).click()
    await expect(page).toHaveURL('/no-personal-activity')
  }
  await expect(page.getByRole('heading', { name: 'No Items' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse Collection' }).click()
  await expect(page).toHaveURL('/nfa-expand')
})

test(
  'lists that cannot be fetched keep loading, are logged, and fill by themselves',
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
    await page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'Activities' }).click()
    await expect(page.getByText('Loading activities')).toBeAttached()
    down = false
    await expect(page.getByRole('row', { name: /Ember Blade/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Buy Now' }).first()).toBeVisible()
  },
)
