import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import { expect, test } from './built-storybook.ts'

const story = 'flows-machines-wallet-pages--choosing'

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
    state: (name: string) => panel.getByRole('group', { name: `State ${name}` }),
  }
}

test('changes no pixel of its story, and stays silent where nobody looks', async ({ page, origin }, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const { active } = await open(page, `${origin}/?path=/story/${story}`)
  await active('choosing').waitFor()
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

test('marks an event without a transition in the box of its state', async ({ page, origin }) => {
  const { panel } = await open(page, `${origin}/?path=/story/flows-machines-offer--editing`)
  const line = panel.getByRole('button', { name: 'price.changed / setPrice' })
  await line.click()
  await expect(page.frameLocator('#storybook-preview-iframe').getByLabel('Price')).toHaveValue('900')
  await expect(line).toHaveClass(/xs-taken/)
})

test('steps by keyboard, and comes back by a shortcut from a dialog of the page', async ({
  page,
  origin,
}) => {
  const { next, active } = await open(page, `${origin}/?path=/story/flows-machines-sell--idle`)
  await next.getByRole('button', { name: 'sell.start' }).press('Enter')
  const dialog = page.frameLocator('#storybook-preview-iframe').getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Alt+x')
  await expect(next.getByRole('button', { name: 'dialog.proceed', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(active('choosingWallet')).toBeVisible()
})

test('shows in the panel a flow that begins with a query', async ({ page, origin }) => {
  const { active } = await open(page, `${origin}/?path=/story/flows-machines-payment-return--listening`)
  await expect(active('listening')).toBeVisible()
})

test('follows to the machine of the next page', async ({ page, origin }) => {
  const { panel, active } = await open(page, `${origin}/?path=/story/flows-machines-sell--choosing-item`)
  await panel.getByRole('button', { name: 'dialog.proceed [isPhone]' }).press('Enter')
  await expect(active('choosing')).toBeVisible()
})

test('follows a payment to the page of its return address, and back', async ({ page, origin }) => {
  const { panel, next, active } = await open(
    page,
    `${origin}/?path=/story/flows-machines-intent-payment--processing-confirming`,
  )
  await next.getByLabel('Payload of confirmPayment is done by name').selectOption('provider: paid')
  await next.getByRole('button', { name: 'confirmPayment is done', exact: true }).press('Enter')
  const stories = page.frameLocator('#storybook-preview-iframe')
  await expect(stories.getByRole('heading', { name: 'Welcome to Dashboard' })).toBeVisible()
  const log = panel.getByRole('region', { name: 'Log' })
  // A scroll to the first rows, as of a click, would compete with the log's own scroll to its end.
  await log.getByRole('button').filter({ hasText: 'processing' }).first().dispatchEvent('click')
  await panel.getByRole('button', { name: 'Go back here' }).click()
  await expect(stories.getByRole('heading', { name: 'You are paying' })).toBeVisible()
  await expect(active('processing.confirming')).toBeVisible()
})

test('leads an ended flow to a state, and the panel with it', async ({ page, origin }) => {
  const { panel, active, state } = await open(
    page,
    `${origin}/?path=/story/flows-machines-wallet-sign-in--ended`,
  )
  const machines = panel.getByRole('navigation', { name: 'Machines' }).getByRole('button')
  await machines.filter({ hasText: 'walletSignIn (stopped)' }).click()
  await state('choosing').press('Enter')
  await panel.getByRole('button', { name: 'Go there' }).click()
  await expect(active('choosing')).toBeVisible()
  const stories = page.frameLocator('#storybook-preview-iframe')
  await expect(stories.getByRole('button', { name: 'Other Wallet' })).toBeVisible()
  // The restarted actor replaces the ended one.
  await expect(machines).toHaveText(['walletSignIn'])
})

test('scrolls to the focused state of the chart, and after a step to the active one', async ({
  page,
  origin,
}) => {
  const { active, state, next } = await open(
    page,
    `${origin}/?path=/story/flows-machines-wallet-sign-in--finding`,
  )
  await active('finding').waitFor()
  // The story's spinner takes the focus as it opens, and would swallow the Tab key.
  await page.frameLocator('#storybook-preview-iframe').getByRole('dialog').waitFor()
  await next.getByRole('button').first().focus()
  // The browser then treats the focus as one by keyboard.
  await page.keyboard.press('Tab')
  for (const name of ['ended', 'finding', 'entering']) {
    await state(name).focus()
    await expect(state(name)).toBeInViewport({ ratio: 0.99 })
  }
  await next.getByLabel('Payload of findWallets is done by name').selectOption('two wallets')
  await next.getByRole('button', { name: 'findWallets is done', exact: true }).press('Enter')
  await expect(active('choosing')).toBeInViewport({ ratio: 0.99 })
})

test('cuts nothing off in a narrow panel at the side', async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const address = `${origin}/?path=/story/flows-machines-wallet-sign-in--choosing&panel=right`
  const { panel, active } = await open(page, address)
  await expect(active('choosing')).toBeInViewport({ ratio: 0.99 })
  await expect(panel.getByLabel('Payload of wallet.choose by name')).toBeInViewport({ ratio: 0.99 })
  await expect(panel.getByRole('button', { name: 'Fit View' })).toBeInViewport({ ratio: 0.99 })
})

test('scrolls a panel on a tablet from the chart to the state, its events and its context', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 })
  const address = `${origin}/?path=/story/flows-machines-sell--choosing-item`
  const { panel, next, active } = await open(page, address)
  for (const part of [
    active('choosingItem'),
    panel.getByText('The dialog Select item to sell.'),
    next.getByRole('button', { name: 'dialog.close' }),
    panel.getByText('No context'),
    panel.getByLabel('Filter the log'),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.99 })
  }
})

for (const width of [1440, 390])
  test(`passes the accessibility audit at ${width} px`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(`${origin}/?path=/story/flows-machines-sell--choosing-item`)
    if (width < 600) await page.getByRole('button', { name: 'Open addon panel' }).click()
    await page.getByRole('tab', { name: 'XState' }).click()
    const panel = page.locator('.xs')
    await panel.getByRole('group', { name: 'State choosingItem' }).press('Enter')
    await panel.getByLabel('Payload of dialog.proceed', { exact: true }).first().click()
    await expect(panel.getByRole('button', { name: 'Go there' })).toBeVisible()
    const { violations, passes } = await new AxeBuilder({ page }).include('.xs').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
  })

test('steps by keyboard alone through the chart, the log and its filter, back and forth', async ({
  page,
  origin,
}) => {
  const { panel, next, active } = await open(page, `${origin}/?path=/story/flows-machines-sell--idle`)
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
  await tabTo(panel.getByRole('group', { name: 'State idle' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible()
  await tabTo(next.getByRole('button', { name: 'sell.start' }))
  await page.keyboard.press('Enter')
  await expect(active('idle')).toBeHidden()
  await page.frameLocator('#storybook-preview-iframe').getByRole('dialog').waitFor()
  // The dialog has taken the focus.
  await page.keyboard.press('Alt+x')
  await tabTo(log.getByLabel('Filter the log'))
  await page.keyboard.type('sell.start')
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
  await tabTo(next.getByRole('button', { name: 'sell.start' }))
  await page.keyboard.press('Enter')
  await expect(active('idle')).toBeHidden()
})

test('links a state of the chart to its story', async ({ page, origin }) => {
  const { panel, state, active } = await open(page, `${origin}/?path=/story/flows-machines-sell--idle`)
  await state('choosingItem').press('Enter')
  await panel.getByRole('link', { name: 'Its story' }).click()
  await expect(page).toHaveURL(/\?path=\/story\/flows-machines-sell--choosing-item/)
  await page.getByRole('tab', { name: 'XState' }).click()
  await expect(active('choosingItem')).toBeVisible()
})
