import { expect, test } from '@playwright/test'

test('leaks', async ({ page }) => {
  await page.waitForTimeout(100) // refused: no-restricted-properties
  setTimeout(() => {}, Math.random()) // refused: no-restricted-globals no-restricted-properties
  expect({ title: 'Market' }).toMatchObject({}) // refused: no-restricted-properties
  expect(page).toBeDefined() // refused: no-restricted-properties
  expect(page).not.toMatchSnapshot() // refused: no-restricted-properties
  await expect(page).toHaveURL('/market-place')
})
