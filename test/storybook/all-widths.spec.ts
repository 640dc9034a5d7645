import AxeBuilder from '@axe-core/playwright'
import { holdRequests } from '../hold-requests.ts'
import { expect, test } from './built-storybook.ts'

test('shows all states of a screen at each width that Chromatic compares, from the current one on', async ({
  page,
  origin,
}) => {
  const bringPreview = await holdRequests(page, '**/iframe.html?*')
  await page.goto(`${origin}/?path=/story/screens-home--empty`, { waitUntil: 'commit' })
  await page.locator('#screens-home--empty').waitFor()
  const pressed = page.getByRole('switch', { name: 'All widths' }).press('Enter')
  bringPreview()
  await pressed
  const docs = page.frameLocator('#storybook-preview-iframe')
  const row = docs.getByRole('region', { name: 'Empty' })
  const frames = row.locator('iframe')
  await expect(frames).toHaveCount(3)
  await expect(row).toBeInViewport()
  expect(await frames.evaluateAll((all) => all.map((frame) => frame.clientWidth))).toEqual([390, 834, 1440])
  await expect(docs.getByRole('region', { name: 'Phone' }).getByRole('figure')).toHaveCount(1)
  for (const title of ['Empty, phone', 'Empty, tablet', 'Empty, desktop'])
    await expect(
      docs.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 }),
    ).toBeVisible()

  await row.getByRole('slider', { name: 'Scroll Empty' }).press('End')
  const ends = () =>
    frames.evaluateAll((all) =>
      (all as HTMLIFrameElement[]).map(({ contentWindow, contentDocument }) => {
        const { scrollHeight } = contentDocument!.documentElement
        return Math.round(scrollHeight - contentWindow!.innerHeight - contentWindow!.scrollY)
      }),
    )
  await expect.poll(ends).toEqual([0, 0, 0])
  await frames.first().hover()
  await page.mouse.wheel(0, -100_000)
  await expect
    .poll(() =>
      frames.evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).contentWindow!.scrollY)),
    )
    .toEqual([0, 0, 0])

  // The address shows the same to whoever opens it.
  await page.reload()
  await expect(row).toBeInViewport()
  await row.getByRole('link', { name: 'Empty, tablet, 834' }).click()
  await expect(page).toHaveURL(/\/story\/screens-home--empty&globals=viewport\.value:tablet/)
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '834px')
})

test('shows forced colours, and passes the accessibility audit', async ({ page, origin }) => {
  await page.goto(
    `${origin}/iframe.html?viewMode=docs&id=components-button--docs&globals=widths:components-button--docs`,
  )
  const forced = page.frameLocator('iframe[title="All Variants, forced"]')
  await expect(forced.locator('html')).toHaveAttribute('data-colours', 'forced')
  await expect(page.frameLocator('iframe[title="All Variants, desktop"]').locator('html')).toHaveAttribute(
    'data-colours',
    'normal',
  )
  const { violations } = await new AxeBuilder({ page })
    .include('[data-all-widths]')
    .exclude('iframe')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('gives back the pages of rows that are far from the window', async ({ page, origin }) => {
  await page.setViewportSize({ width: 1140, height: 900 })
  await page.goto(
    `${origin}/iframe.html?viewMode=docs&id=screens-edit-profile--docs&globals=widths:screens-edit-profile--ready`,
  )
  const rows = page.locator('[data-all-widths] > section')
  const first = rows.first().locator('iframe')
  const last = rows.last().locator('iframe')
  await expect(first.first()).toBeAttached()
  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded()
    await expect(row.frameLocator('iframe').first().locator('body.sb-show-main')).toBeAttached()
  }
  await expect(last.first()).toBeAttached()
  await expect(first).toHaveCount(0)
  await rows.first().scrollIntoViewIfNeeded()
  await expect(first.first()).toBeAttached()
  await expect(last).toHaveCount(0)
  const browser = await page.context().newCDPSession(page)
  await expect
    .poll(async () => {
      await browser.send('HeapProfiler.collectGarbage')
      const { documents } = await browser.send('Memory.getDOMCounters')
      return documents - page.frames().length
    })
    .toBe(0)
})
