import { HtmlValidate } from 'html-validate'
import type { PathName } from '@meridian/contract/rules/paths'
import { builtPages } from '@meridian/site/pages'
import { expect, once, openFirstCollectible, signIn, test, visit } from './fixtures.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The phone's layout of a table takes the roles of its parts away in some browsers, so they are spelled out.
    'no-redundant-role': 'off',
  },
})

/** What may be otherwise on one page alone. */
const exceptions: Readonly<Partial<Record<PathName, RegExp>>> = {
  // The card provider leads from a label into its own field, whose place the label names.
  cardPayment: /^valid-for /,
}

/** What is wrong with a piece of HTML, as `rule at selector: message`. */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? '?'}: ${message}`),
  )
}

test('the HTML of every page is valid and accessible by the standard', once, async ({ page }) => {
  await signIn(page)
  const faults: Record<string, string[]> = {}
  for (const { name } of builtPages) {
    await visit(page, name)
    await page.locator('main[data-slot]').waitFor()
    await page.waitForLoadState('networkidle')
    faults[name] = (await faultsIn(await page.content())).filter((fault) => !exceptions[name]?.test(fault))
  }
  await openFirstCollectible(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  // The dialog alone: what lies behind it is hidden from screen readers for as long as it holds the focus.
  const dialog = await page.getByRole('dialog').evaluate((element) => element.outerHTML)
  faults['dialog'] = await faultsIn(dialog)
  const found = Object.entries(faults).filter(([, list]) => list.length > 0)
  expect(Object.fromEntries(found)).toEqual({})
})
