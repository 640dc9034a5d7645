import { builtPages } from '@meridian/site/pages'
import { auditOf } from './audit.ts'
import { core, expect, signIn, test, visit } from './fixtures.ts'
import { faultsIn } from '../html-rules.ts'

/** Matches the handle of the sandbox's toolbar, whose code loads after the page. */
const toolbarHandle = '[data-slot="sandbox-toolbar"] button[aria-controls]'

/**
 * Runs in a page: names the controls under the handle of the sandbox's toolbar, at every scroll position and both ends.
 * The handle moves a few frames after a control arrives, so each position waits.
 */
async function underHandle(selector: string): Promise<string[]> {
  const handle = document.querySelector(selector)!
  const controls = () =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (control) => control !== handle && control.checkVisibility({ visibilityProperty: true }),
    )
  const covered = () => {
    const { left, right, top, bottom } = handle.getBoundingClientRect()
    return controls()
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      })
      .map((control) => `${control.textContent || control.outerHTML} at ${scrollY} px`)
  }
  // The handle moves out of its place; its container stays.
  const handleBox = handle.parentElement!.getBoundingClientRect()
  const tops = controls().flatMap((control) => {
    const box = control.getBoundingClientRect()
    if (box.left >= handleBox.right || box.right <= handleBox.left) return []
    const middle = (box.top + box.bottom - handleBox.top - handleBox.bottom) / 2
    const edge = (box.height + handleBox.height) / 2 - 4
    return [middle - edge, middle, middle + edge].map((top) => Math.max(0, scrollY + top))
  })
  const found: string[] = []
  for (const top of [0, ...tops, document.documentElement.scrollHeight]) {
    scrollTo({ top, behavior: 'instant' })
    let under: string[] = []
    for (let frame = 0; frame < 120; frame += 1) {
      await new Promise(requestAnimationFrame)
      under = covered()
      if (frame > 0 && under.length === 0) break
    }
    found.push(...under)
  }
  return found
}

// Pages share an account, a context and a start of the site in groups, since those take most of the time.
const groups = Array.from({ length: 4 }, (_, group) => builtPages.filter((_page, at) => at % 4 === group))

for (const group of groups) {
  const names = group.map(({ name }) => name).join(', ')
  test(
    `passes the audit and has valid HTML, and hides nothing under the toolbar’s handle: ${names}`,
    core(),
    async ({ page }) => {
      await signIn(page)
      const faults: Record<string, string[]> = {}
      for (const { name } of group) {
        await visit(page, name)
        await page.locator('main[data-slot]').waitFor()
        await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.locator(toolbarHandle).waitFor()
        faults[name] = await page.evaluate(underHandle, toolbarHandle)
        // The stories of the screens are audited at every width, except for the contrast of level AAA.
        if (page.viewportSize()!.width < 640) {
          faults[name].push(...(await auditOf(page, 'contrast')))
          continue
        }
        const invalid = await faultsIn(await page.content())
        faults[name].push(...invalid, ...(await auditOf(page)))
      }
      expect(Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0))).toEqual({})
    },
  )
}
