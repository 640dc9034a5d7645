import { existsSync } from 'node:fs'
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

test('measures tokens, and counts where they are used', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=foundations-tokens--docs`)
  const row = page.getByRole('row', { name: 'color-ink #e8eef8' })
  await expect(row).toContainText('17.0')
  await row.getByText(/in \d+ files/).click()
  await expect(row.getByRole('link', { name: 'packages/ui/src/components/button/button.tsx' })).toBeVisible()
})
