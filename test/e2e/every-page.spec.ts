import { builtPages } from '@meridian-2117/site/pages'
import { auditOf } from './audit.ts'
import { expect, signIn, test, visit } from './fixtures.ts'
import { faultsIn } from '../html-rules.ts'

// Pages share an account, a context and a start of the site in groups, since those take most of the time.
const groups = Array.from({ length: 4 }, (_, group) => builtPages.filter((_page, at) => at % 4 === group))

for (const group of groups) {
  const names = group.map(({ name }) => name).join(', ')
  test(`passes the audit and has valid HTML: ${names}`, async ({ page }) => {
    await signIn(page)
    const faults: Record<string, string[]> = {}
    for (const { name } of group) {
      await visit(page, name)
      await page.locator('main[data-slot]').waitFor()
      await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
      await page.waitForLoadState('networkidle')
      // The stories of the screens are audited at every width, except for the contrast of level AAA.
      if (page.viewportSize()!.width < 640) {
        faults[name] = await auditOf(page, 'contrast')
        continue
      }
      faults[name] = [...(await faultsIn(await page.content())), ...(await auditOf(page))]
    }
    expect(Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0))).toEqual({})
  })
}
