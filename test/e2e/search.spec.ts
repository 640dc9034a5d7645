import type { Page } from '@playwright/test'
import { paths } from '@meridian-2117/contract/paths/paths'
import { expect, kestrelAt, signIn, test } from './fixtures.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })

const itemPassed = (page: Page) =>
  page.evaluate(() => (window.history.state as { usr: { item: { id: string } } }).usr.item)

test('finds a collectible for a signed-in player, and opens it by keyboard', async ({ page }) => {
  await signIn(page)
  await page.goto(paths.home)
  await box(page).focus()
  await page.keyboard.type('kes')
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
})
