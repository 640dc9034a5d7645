import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import { expect, test } from './built-storybook.ts'

const story = 'flows-item-by-its-address--by-address'

/** Waits until the story has rendered, with its pictures. */
const rendered = (stories: Page | Frame) =>
  stories.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
    }
    return preview?.currentRender?.phase === 'finished'
  })

/** Asks the stories for their machines, as the panel does, and counts the messages of the answer. */
const answersOf = (stories: Page | Frame): Promise<number> =>
  stories.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on(event: string, listener: () => void): void
        emit(event: string, command: { kind: 'connect' }): void
      }
    }
    let answers = 0
    channel.on('storybook-addon-xstate/message', () => (answers += 1))
    channel.emit('storybook-addon-xstate/command', { kind: 'connect' })
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return answers
  })

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('tab', { name: 'XState' }).click()
  const panel = page.locator('.xs')
  return {
    panel,
    next: panel.getByRole('region', { name: 'Next' }),
    active: (state: string) => panel.locator(`[data-active][data-state="${state}"]`),
    state: (name: string) => panel.getByRole('button', { name: `State ${name}` }),
  }
}

test('changes no pixel of its story, and stays silent where nobody looks', async ({ page, origin }, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const { active } = await open(page, `${origin}/?path=/story/${story}`)
  await active('idle').waitFor()
  const preview = page.locator('#storybook-preview-iframe')
  const stories = page.frame({ url: /iframe\.html/ })!
  await rendered(stories)
  const { width, height } = (await preview.boundingBox())!
  await preview.screenshot({ path: info.snapshotPath('watched.png', { kind: 'screenshot' }) })
  expect(await answersOf(stories)).toBeGreaterThan(0)

  await page.setViewportSize({ width, height })
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}`)
  await rendered(page)
  await expect(page).toHaveScreenshot('watched.png')
  expect(await answersOf(page)).toBe(0)
})

test('shows no panel for a story without machines', async ({ page, origin }) => {
  await page.goto(`${origin}/?path=/story/components-button--states`)
  await expect(page.getByRole('tab', { name: 'Controls' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'XState' })).toBeHidden()
})

test('steps by keyboard, and comes back by a shortcut from a dialog of the page', async ({
  page,
  origin,
}) => {
  const { next, active } = await open(page, `${origin}/?path=/story/${story}`)
  await next.getByRole('button', { name: 'buy.start' }).press('Enter')
  const dialog = page.frameLocator('#storybook-preview-iframe').getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Alt+x')
  await expect(next.getByRole('button', { name: 'dialog.proceed', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(active('confirming')).toBeVisible()
})

test('comes to the panel by a shortcut from another panel', async ({ page, origin }) => {
  await page.goto(`${origin}/?path=/story/${story}`)
  await page.getByRole('tab', { name: 'Controls' }).click()
  await page.keyboard.press('Alt+x')
  const next = page.locator('.xs').getByRole('region', { name: 'Next' })
  await expect(next.getByRole('button', { name: 'buy.start' })).toBeFocused()
})

test('shows in the panel a flow that begins with a query', async ({ page, origin }) => {
  const { active } = await open(page, `${origin}/?path=/story/flows-first-purchase--comes-back-paid`)
  await expect(active('listening')).toBeVisible()
})

test('goes back from the next page to a step of the page before', async ({ page, origin }) => {
  const { panel, next, active } = await open(page, `${origin}/?path=/story/${story}`)
  const stories = page.frameLocator('#storybook-preview-iframe')
  await next.getByRole('button', { name: 'offer.make' }).press('Enter')
  await expect(stories.getByRole('heading', { name: 'Make an offer' })).toBeVisible()
  const log = panel.getByRole('region', { name: 'Log' })
  // A scroll to the first rows, as of a click, would compete with the log's own scroll to its end.
  await log.getByRole('button').filter({ hasText: 'idle' }).first().dispatchEvent('click')
  await panel.getByRole('button', { name: 'Go back here' }).click()
  await expect(stories.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await expect(active('idle')).toBeVisible()
})

test('leads a flow to another state', async ({ page, origin }) => {
  const { panel, active, state } = await open(page, `${origin}/?path=/story/${story}`)
  await active('idle').waitFor()
  await state('confirming').press('Enter')
  await panel.getByRole('button', { name: 'Go there' }).click()
  await expect(active('confirming')).toBeVisible()
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('dialog')).toBeVisible()
})

for (const width of [1440, 390])
  test(`passes the accessibility audit at ${width} px`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(`${origin}/?path=/story/${story}`)
    if (width < 600) await page.getByRole('button', { name: 'Open addon panel' }).click()
    await page.getByRole('tab', { name: 'XState' }).click()
    const panel = page.locator('.xs')
    await panel.getByRole('button', { name: 'State reviewing' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Go there' })).toBeVisible()
    const { violations, passes } = await new AxeBuilder({ page }).include('.xs').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
  })

test('steps by keyboard alone through the chart, the log and its filter, back and forth', async ({
  page,
  origin,
}) => {
  const { panel, next, active } = await open(page, `${origin}/?path=/story/${story}`)
  const log = panel.getByRole('region', { name: 'Log' })
  const chosen = log.locator('[aria-current="step"]')
  const tabTo = async (target: ReturnType<typeof panel.locator>) => {
    for (let pressed = 0; pressed < 60; pressed += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await active('idle').waitFor()
  await panel.getByRole('button').first().focus()
  await tabTo(panel.getByRole('button', { name: 'State idle' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible()
  await tabTo(next.getByRole('button', { name: 'buy.start' }))
  await page.keyboard.press('Enter')
  await expect(active('idle')).toBeHidden()
  await page.frameLocator('#storybook-preview-iframe').getByRole('dialog').waitFor()
  // The dialog has taken the focus.
  await page.keyboard.press('Alt+x')
  await tabTo(log.getByLabel('Filter the log'))
  await page.keyboard.type('buy.start')
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await tabTo(chosen)
  await page.keyboard.press('Home')
  await expect(active('idle')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(log).toContainText('gone back')
  await expect(active('idle')).toBeVisible()
  await page.keyboard.press('Alt+x')
  await tabTo(next.getByRole('button', { name: 'buy.start' }))
  await page.keyboard.press('Enter')
  await expect(active('idle')).toBeHidden()
})
