import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Checks the contrast of level AAA, which none of axe's rule sets enables. */
const enhancedContrast = 'color-contrast-enhanced'

/** Runs the accessibility audit on a page, or only its contrast rules. Returns faults as `rule: element`. */
export async function auditOf(page: Page, of: 'everything' | 'contrast' = 'everything'): Promise<string[]> {
  // A single run within the page takes half of the time, as nothing is merged in another page.
  const audit = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(of === 'contrast'
      ? { runOnly: [enhancedContrast] }
      : { rules: { [enhancedContrast]: { enabled: true } } }),
  })
  const { violations } = await audit.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
