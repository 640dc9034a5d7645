import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What the accessibility audit finds on a page, as `rule: element`. */
export async function auditOf(page: Page): Promise<string[]> {
  // In one go in the page itself: to put what its frames found together in another page takes twice as long.
  const audit = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await audit.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
