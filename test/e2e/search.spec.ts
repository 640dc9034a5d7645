import type { Page } from '@playwright/test'
import { paths } from '@meridian/contract/paths/paths'
import { auditOf } from './audit.ts'
import { calderaAt, coreOnPhone, expect, kestrelAt, once, signIn, test } from './fixtures.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })

/** The item that the page was opened with. */
const itemPassed = (page: Page) =>
  page.evaluate(() => (window.history.state as { usr: { item: { id: string } } }).usr.item)

/** Opens a page and waits for all that it loads, the header's parts included. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('shows visitors no search, and loads none', once, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openWhole(page, paths.market)
  await expect(box(page)).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('header-search'))).toEqual([])
})

test(
  'finds a collectible for a signed-in player, and opens it by keyboard',
  coreOnPhone,
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/v1/search/')) requests.push(pathname + search)
    })

    await signIn(page)
    await page.goto(paths.home)
    await box(page).focus()
    await page.keyboard.type('k')
    await page.keyboard.type('es', { delay: 500 })
    const result = page.getByRole('option', { name: 'Kestrel Interceptor' })
    await expect(result).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(result).toHaveAttribute('aria-selected', 'true')
    const logged = page.waitForEvent('console')
    await page.keyboard.press('Enter')
    const answer = (await (await logged).args()[0]?.jsonValue()) as {
      success: boolean
      data: { _id: string }
    }
    expect(answer.success).toBe(true)
    expect(answer.data._id).toBe('nfa-kestrel-interceptor')

    await expect(page).toHaveURL(kestrelAt(paths.buyCollectible))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
    await expect(page.getByRole('main').getByText('$1250')).toBeVisible()
    await expect(box(page)).toHaveValue('')
    expect((await itemPassed(page)).id).toBe('nfa-kestrel-interceptor')
    const item = '/api/v1/search/item/nfa-kestrel-interceptor'
    // The choice asks for the item, and its page for today's price.
    await expect
      .poll(() => requests)
      .toEqual(['/api/v1/search/search?query=ke', '/api/v1/search/search?query=kes', item, item])
  },
)

test('opens a parcel on the page of land', async ({ page }) => {
  await signIn(page)
  await page.goto(paths.home)
  await box(page).fill('caldera')
  await page.getByRole('option', { name: 'Caldera Ridge' }).click()
  await expect(page).toHaveURL(calderaAt(paths.buyLand))
  expect((await itemPassed(page)).id).toBe('land-caldera-ridge')
})

test('shows no search on sign-in pages and About', once, async ({ page }) => {
  await signIn(page)
  for (const address of [paths.about, paths.signIn, '/Signup', '/reset-password/a-token']) {
    await openWhole(page, address)
    await expect(box(page), address).toHaveCount(0)
  }
  await page.goto(paths.market)
  await expect(box(page)).toBeVisible()
})

test('keeps the open list at most 15rem high and in the window, and passes the accessibility audit', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(paths.home)
  await box(page).fill('er')
  const list = page.getByRole('listbox', { name: 'Search results' })
  await expect(list).toBeVisible()
  const bounds = await list.boundingBox()
  expect(bounds?.height).toBeLessThanOrEqual(240)
  expect(bounds?.x).toBeGreaterThanOrEqual(0)
  expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(await auditOf(page)).toEqual([])
})
