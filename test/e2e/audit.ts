import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The contrast that level AAA asks for, which no set of axe's rules has on. */
const enhancedContrast = 'color-contrast-enhanced'

/** Runs the accessibility audit on a page, or its contrast rules alone; returns faults as `rule: element`. */
export async function auditOf(page: Page, of: 'everything' | 'contrast' = 'everything'): Promise<string[]> {
  // In one go in the page itself: to put what its frames found together in another page takes twice as long.
  const audit = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(of === 'contrast'
      ? { runOnly: [enhancedContrast] }
      : { rules: { [enhancedContrast]: { enabled: true } } }),
  })
  const { violations } = await audit.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
