import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { usableMark } from '@meridian-2117/site/usable-mark'
import type { Page } from '@playwright/test'
import { expect, holdCode, kestrelAt, once, test } from './fixtures.ts'
import { faultsIn } from '../html-rules.ts'
import { calderaAt } from '../visit.ts'

const kestrel = itemLink(kestrelInterceptor).to
const unknown = '/buy-nfa?item=nfa-nowhere'
const isUnknown = /^404: GET \/buy-nfa$/

/** Counts the calls for a single item. */
function countItemCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/search/item/')) calls += 1
  })
  return () => calls
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the item of an opened link', once, async ({ page, faults }) => {
    for (const item of [kestrelInterceptor, calderaRidge]) {
      await page.goto(itemLink(item).to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title ?? '')
      await expect(page.getByRole('definition')).toHaveText(`$${item.price}`)
      await expect(page.getByText(item.description ?? '')).toBeVisible()
      for (const name of ['Buy Now', 'Buy With Card', 'Make Offer'])
        await expect(page.getByRole('button', { name })).toBeVisible()
      const picture = page.getByRole('main').locator('img').first()
      for (const [attribute, value] of Object.entries({ width: '960', height: '800', fetchpriority: 'high' }))
        await expect(picture).toHaveAttribute(attribute, value)
      expect(await faultsIn(await page.content())).toEqual([])
    }
    // A browser without scripts fetches none.
    faults.expect(isUnknown, /^csp: GET \/assets\//)
    await page.goto(unknown)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No item is chosen')
  })
})

test('hydrates the page of an opened link without a call, and asks at the next visit', async ({ page }) => {
  const itemCalls = countItemCalls(page)
  const bringCode = await holdCode(page)
  await page.goto(kestrel, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const before = await heading.elementHandle()
  const box = await page.getByRole('main').boundingBox()
  await bringCode()
  // Before that, a link would load a document.
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, usableMark)
  await page.waitForLoadState('networkidle')
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  expect((await page.getByRole('main').boundingBox())?.y).toBe(box?.y)
  expect(itemCalls()).toBe(0)

  await page.route('**/api/v1/search/item/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('1250', '1500') })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Meridian 2117' }).click()
  // The address changes before the page, and Back at once would leave the page as it is.
  await expect(heading).not.toHaveText(kestrelInterceptor.title ?? '')
  await expect(page).toHaveURL(paths.home)
  await page.goBack()
  await expect(page.getByRole('definition').first()).toHaveText('$1500')
  expect(itemCalls()).toBe(1)
})

test('names the price at which an item of an opened link was saved', once, async ({ page }) => {
  const saved = [{ ...kestrelInterceptor, price: 1060 }]
  await page.addInitScript((items) => localStorage.setItem('savedItems', items), JSON.stringify(saved))
  await page.goto(kestrel)
  await expect(page.getByText('was $1060')).toBeVisible()
})

test('makes no call for an opened link with other parameters', once, async ({ page }) => {
  const itemCalls = countItemCalls(page)
  await page.goto(`${kestrel}&fbclid=chat`)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle('Kestrel Interceptor · Meridian 2117')
  await page.getByRole('button', { name: 'Save Kestrel Interceptor' }).click()
  await expect(page.getByRole('button', { name: 'Save Kestrel Interceptor' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(itemCalls()).toBe(0)
})

test('hydrates a reloaded page with the item of its navigation state', once, async ({ page }) => {
  await page.goto(paths.collectibles)
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
  await expect(page).toHaveURL(kestrel)
  const bringCode = await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await bringCode()
  await page.waitForLoadState('networkidle')
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})

test('says on a hydrated page that its item is unknown', once, async ({ page, faults }) => {
  faults.expect(isUnknown)
  const bringCode = await holdCode(page)
  await page.goto(unknown, { waitUntil: 'commit' })
  await bringCode()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No item is chosen')
})

test('leads from the page of the other kind to the page of the item', once, async ({ page }) => {
  await page.goto(calderaAt(paths.buyCollectible))
  await expect(page).toHaveURL(calderaAt(paths.buyLand))
  await page.goto(kestrelAt(paths.buyLand))
  await expect(page).toHaveURL(kestrel)
})
