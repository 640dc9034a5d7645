import { expect, once, openFirstCollectible, openFirstParcel, pressLogout, signIn, test } from './fixtures.ts'

test(
  'keeps a saved item over a reload, and shows it in Saved without reading the market',
  once,
  async ({ page, context }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/getland')) requests.push(request.url())
    })
    await page.goto('/land')
    const mark = page.getByRole('button', { name: 'Save Caldera Ridge', exact: true })
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/land')

    await page.getByRole('button', { name: 'Saved', exact: true }).click()
    await expect(page).toHaveURL('/land?saved=true')
    requests.length = 0
    await page.reload()
    await expect(page.getByText('1 parcel', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Instant Sell', 'Caldera Ridge'])
    expect(requests).toEqual([])

    await page.getByRole('link', { name: 'Buy Now, Caldera Ridge' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caldera Ridge')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')

    const other = await context.newPage()
    await other.goto('/land?saved=true')
    await other.getByRole('button', { name: 'Save Caldera Ridge', exact: true }).click()
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await expect(other.getByRole('link', { name: 'Buy Now, Caldera Ridge' })).toBeVisible()
  },
)

test(
  'links an item to others of its world and to seen ones, until the player logs out',
  once,
  async ({ page }) => {
    await signIn(page)
    await openFirstCollectible(page)
    await openFirstParcel(page)
    const world = page.getByRole('region', { name: 'More from this world' })
    await expect(world.getByRole('article')).toHaveCount(4)
    await expect(world.getByRole('link', { name: 'Buy Now, Caldera Ridge' })).toHaveCount(0)
    const seen = page.getByRole('region', { name: 'Recently seen' })
    await expect(seen.getByRole('article')).toHaveCount(1)
    await seen.getByRole('link', { name: 'Buy Now, Kestrel Interceptor' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
    await expect(seen.getByRole('heading', { level: 3 })).toHaveText('Caldera Ridge')

    await pressLogout(page)
    await page.getByRole('dialog', { name: 'Confirm Logout' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/signin')
    await openFirstParcel(page)
    await expect(world.getByRole('article')).toHaveCount(4)
    await expect(seen).toHaveCount(0)
  },
)
