import { core, expect, once, test } from '../fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test(
  'draws an edge around every button and a line under the open tab in forced colours',
  core(once),
  async ({ page }) => {
    for (const path of ['/', '/market-place', '/signup']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const bare = await page.locator('[data-slot="button"]:visible, input:visible').evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(control)
            return borderBottomWidth === '0px' || borderBottomColor === backgroundColor
          })
          .map((control) => control.textContent),
      )
      expect(bare).toEqual([])
    }

    await page.goto('/market-place')
    const underlines = await page
      .getByRole('navigation', { name: 'Market' })
      .getByRole('link')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab, '::after').borderBottomWidth))
    expect(underlines).toEqual(['2px', '0px', '0px', '0px'])
  },
)
