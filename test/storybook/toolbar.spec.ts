import { expect, test } from './built-storybook.ts'

test('shows every menu of the toolbar at 1440 px', async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/?path=/story/flows-first-purchase--provider-does-not-load`)
  const bar = page.getByRole('toolbar').first()
  for (const title of [
    'All widths',
    'Motion',
    'Forced colors',
    'Contrast',
    'Text size',
    'Text length',
    'Signed in as',
  ])
    await expect(bar.getByText(title)).toBeInViewport({ ratio: 1 })
})
