import { paths } from '@meridian/contract/rules/paths'
import { usableMark } from '@meridian/site/usable-mark'
import type { Page } from '@playwright/test'
import { expect, once, test } from '../fixtures.ts'

/** Lists answer once the page stands, as over a slow line, so that it is scrolled before it is long. */
const answerLate = (page: Page) =>
  page.route('**/api/v1/**', async (route) => {
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, usableMark)
    await route.continue()
  })

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'a long list stands where it was after a reload, and after Back from an item that was loaded again',
  once,
  async ({ page }) => {
    await answerLate(page)
    await page.goto(paths.lands)
    const link = page.getByRole('link', { name: /^Buy Now/ }).last()
    await expect(link).toBeVisible()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => place(page)).toBeGreaterThan(300)
    const before = await place(page)
    await page.reload()
    await expect.poll(() => place(page)).toBe(before)

    await link.click()
    await expect(page).toHaveURL(/\/buy-land/)
    await expect.poll(() => place(page)).toBe(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(paths.lands)
    await expect.poll(() => place(page)).toBe(before)
  },
)
