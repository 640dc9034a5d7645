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

test('forces colours beside a style sheet of another origin', async ({ browser, origin }) => {
  // The page of the fixture refuses other origins.
  const page = await browser.newPage()
  await page.route('https://fonts.test/font.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'i {}' }),
  )
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = 'https://fonts.test/font.css'
      document.head.prepend(sheet)
    }),
  )
  await page.goto(`${origin}/iframe.html?id=components-button--primary&globals=colours:forced`)
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await page.close()
})
