import type { PathName } from '@meridian-2117/contract/paths/paths'
import { pages, pathNames } from '@meridian-2117/site/pages'
import { addressOf, expect, once, test } from './fixtures.ts'

const product = 'Meridian 2117'

/** Returns the part of the tab's title that no other page has. */
function titleOf(name: PathName): string {
  const page = pages[name]
  switch (page.kind) {
    case 'screen':
      return page.title === '' ? product : `${page.title} · ${product}`
    case 'notFound':
      return `Not found · ${product}`
    case 'sameRoute':
    case 'redirect':
      return titleOf(page.to)
  }
}

test(
  'answers every address with the page of the table, and only one with the 404',
  once,
  async ({ page }) => {
    for (const name of pathNames) {
      const there = pages[name]
      const sent = await (await page.goto(addressOf(name)))?.text()
      expect(sent, `${name}, before its code has come`).toContain(`<title>${titleOf(name)}</title>`)
      await expect(page, name).toHaveTitle(titleOf(name))
      await expect(page, name).toHaveURL(addressOf(there.kind === 'redirect' ? there.to : name))
      await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
      const bare = there.kind === 'screen' && there.bare
      await expect(page.getByRole('contentinfo'), name).toHaveCount(bare ? 0 : 1)
    }
  },
)
