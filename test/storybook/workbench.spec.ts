import { expect, test } from './built-storybook.ts'

test('measures the contrast of tokens', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=foundations-tokens--docs`)
  await expect(page.getByRole('row', { name: 'color-ink #e8eef8' })).toContainText('17.0')
})
