import { expect, test } from './built-storybook.ts'

test('measures the contrast of tokens', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=foundations-tokens--docs`)
  await expect(page.getByRole('row', { name: 'color-ink #e8eef8' })).toContainText('17.0')
})

test('names the events that a machine emits, of actions that enqueue them too', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?id=flows-machines--machine&args=machine:buy`)
  const emitted = page.locator('section', { has: page.getByRole('heading', { name: 'Emitted events' }) })
  await expect(emitted.locator('dt')).toHaveText(['log', 'navigate', 'remember', 'signIn.needed', 'toast'])
})
