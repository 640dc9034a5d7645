import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The contrast of level AAA, which none of axe's rule sets enables. */
const enhancedContrast = 'color-contrast-enhanced'

/** Runs the accessibility audit on a page, or its contrast rules alone; returns faults as `rule: element`. */
export async function auditOf(page: Page, of: 'everything' | 'contrast' = 'everything'): Promise<string[]> {
  // In a single run within the page: merging the results of its frames in another page takes twice as long.
  const audit = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(of === 'contrast'
      ? { runOnly: [enhancedContrast] }
      : { rules: { [enhancedContrast]: { enabled: true } } }),
  })
  const { violations } = await audit.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
