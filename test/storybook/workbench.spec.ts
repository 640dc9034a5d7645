import { existsSync } from 'node:fs'
import { evidenceOf } from '../a11y/evidence.ts'
import { expect, test } from './built-storybook.ts'

test("names a screen's route, machine with states, messages and files, by files that exist", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=screens-make-offer--docs`)
  const facts = page.locator('#storybook-docs dl').first()
  await expect(facts).toContainText('apps/site/src/features/buy/make-offer.route.tsx')
  await expect(facts).toContainText('packages/ui/src/screens/make-offer/make-offer.messages.ts')
  await expect(facts).toContainText('editing')
  await expect(facts.getByRole('link', { name: 'Offer', exact: true })).toHaveAttribute(
    'href',
    './?path=/story/flows-machines--offer',
  )
  const links = await facts
    .locator('a[href*="/blob/HEAD/"]')
    .evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/^.*\/blob\/HEAD\//, '')),
    )
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((file) => !existsSync(file))).toEqual([])
})

test('shows the evidence of accessibility by criterion, or how to make it', async ({ page, origin }) => {
  const contrast = {
    id: 'color-contrast',
    help: 'Elements must meet contrast',
    helpUrl: 'https://dequeuniversity.com/',
    tags: ['wcag143'],
  }
  const results = {
    testEngine: { name: 'axe-core', version: '4' },
    testEnvironment: { userAgent: 'Chromium', windowWidth: 390 },
    violations: [],
    incomplete: [],
    passes: [contrast],
    inapplicable: [],
  }
  const json = evidenceOf([
    { story: 'screens-home--ready', results },
    { story: 'screens-home--loading', results: { ...results, passes: [], incomplete: [contrast] } },
  ])
  const evidence = `${origin}/iframe.html?viewMode=docs&id=foundations-evidence-of-accessibility--docs`
  await page.route('**/a11y.json', (route) => route.fulfill({ json }))
  await page.goto(evidence)
  const row = page.getByRole('row', { name: '1.4.3 Contrast (Minimum)' })
  await expect(row.getByRole('cell')).toHaveText(['AA', '0', '1', '1', '0'])
  await row.getByText('1 rule').click()
  await expect(row.getByRole('link', { name: 'screens-home--loading' })).toBeVisible()
  await expect(page.getByRole('row', { name: '3.3.1 Error Identification' })).toContainText('Needs a person')

  await page.route('**/a11y.json', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByText('npm run tool -- a11y')).toBeVisible()
})

test('measures tokens, and counts where they are used', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=foundations-tokens--docs`)
  const row = page.getByRole('row', { name: 'color-ink #e8eef8' })
  await expect(row).toContainText('17.0')
  await row.getByText(/in \d+ files/).click()
  await expect(row.getByRole('link', { name: 'packages/ui/src/components/button/button.tsx' })).toBeVisible()
})
