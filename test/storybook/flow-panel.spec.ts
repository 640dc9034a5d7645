import type { Frame, Page } from '@playwright/test'
import { expect, test } from './built-storybook.ts'

const story = 'flows-machines-wallet-pages--choosing'

/** Waits until the story is drawn, its pictures too. */
const drawn = (stories: Page | Frame) =>
  stories.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
    }
    return preview?.currentRender?.phase === 'finished'
  })

/** Asks the stories what runs, as the panel does, and counts what they tell. */
const answersOf = (stories: Page | Frame): Promise<number> =>
  stories.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on(event: string, listener: () => void): void
        emit(event: string, told: { kind: 'hello' }): void
      }
    }
    let answers = 0
    channel.on('flow/message', () => (answers += 1))
    channel.emit('flow/command', { kind: 'hello' })
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return answers
  })

test('the panel Flow changes no pixel of its story, and is silent where nobody looks', async ({
  page,
  origin,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${origin}/?path=/story/${story}`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  await panel.locator('[data-active][data-state="walletPages.choosing"]').waitFor()
  const preview = page.locator('#storybook-preview-iframe')
  const stories = page.frame({ url: /iframe\.html/ })!
  await drawn(stories)
  const { width, height } = (await preview.boundingBox())!
  await preview.screenshot({ path: info.snapshotPath('watched.png', { kind: 'screenshot' }) })
  expect(await answersOf(stories)).toBeGreaterThan(0)

  await page.setViewportSize({ width, height })
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}`)
  await drawn(page)
  await expect(page).toHaveScreenshot('watched.png')
  expect(await answersOf(page)).toBe(0)
})

test('an event without a transition is pressed and lit in the box of its state', async ({ page, origin }) => {
  await page.goto(`${origin}/?path=/story/flows-machines-offer--editing`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  const line = panel.getByRole('button', { name: 'price.changed / keepPrice' })
  await line.click()
  await expect(page.frameLocator('#storybook-preview-iframe').getByLabel('Price')).toHaveValue('900')
  await expect(line).toHaveClass(/text-gate/)
})

test('the keyboard keeps stepping, whatever the page focuses', async ({ page, origin }) => {
  await page.goto(`${origin}/?path=/story/flows-machines-sell--idle`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  const next = panel.getByRole('region', { name: 'Next' })
  await next.getByRole('button', { name: 'sell.start' }).press('Enter')
  const dialog = page.frameLocator('#storybook-preview-iframe').getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(next.getByRole('button', { name: 'dialog.proceed', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.locator('[data-active][data-state="sell.choosingWallet"]')).toBeVisible()
})

test('a flow that begins with a query stands in the panel where that says nothing', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/?path=/story/flows-machines-payment-return--listening`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  await expect(panel.locator('[data-active][data-state="paymentReturn.listening"]')).toBeVisible()
})

test('the panel follows to the machine of the next page', async ({ page, origin }) => {
  await page.goto(`${origin}/?path=/story/flows-machines-sell--choosing-item`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  // A low chart has what is active in sight, and not each of its arrows.
  await panel.locator('[data-edge="sell.choosingItem|dialog.proceed#0"]').press('Enter')
  await expect(panel.locator('[data-active][data-state="walletPages.choosing"]')).toBeVisible()
})

test('a flow that has ended is led to a state, and the panel goes there with it', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/?path=/story/flows-machines-wallet-sign-in--ended`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  await panel.getByRole('button', { name: 'wallet (ended)' }).click()
  await panel.locator('[data-state="walletSignIn.choosing"] > button').press('Enter')
  await panel.getByRole('button', { name: 'Go there' }).click()
  await expect(panel.locator('[data-active][data-state="walletSignIn.choosing"]')).toBeVisible()
  const stories = page.frameLocator('#storybook-preview-iframe')
  await expect(stories.getByRole('button', { name: 'Other Wallet' })).toBeVisible()
  // What began anew takes the place of what had ended.
  await expect(panel.getByRole('group', { name: 'Machines' }).getByRole('button')).toHaveText([
    'walletSignIn',
  ])
})

test('the focused arrow of the chart is in sight, and after a step the active state', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/?path=/story/flows-machines-wallet-sign-in--finding`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  const choosing = panel.locator('[data-state="walletSignIn.choosing"]')
  await panel.locator('[data-active][data-state="walletSignIn.finding"]').waitFor()
  for (const state of ['walletSignIn.ended', 'walletSignIn.finding', 'walletSignIn.entering']) {
    const name = panel.locator(`[data-state="${state}"] > button`)
    await name.focus()
    await expect(name).toBeInViewport({ ratio: 1 })
  }
  const next = panel.getByRole('region', { name: 'Next' })
  await next.getByLabel('Case of findWallets answers').selectOption('two wallets')
  await next.getByRole('button', { name: 'findWallets answers', exact: true }).press('Enter')
  await expect(choosing).toHaveAttribute('data-active')
  await expect(choosing).toBeInViewport({ ratio: 1 })
})

test('a panel at the side is narrow and cuts nothing off', async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/?path=/story/flows-machines-wallet-sign-in--choosing&panel=right`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  await expect(panel.locator('[data-active][data-state="walletSignIn.choosing"]')).toBeInViewport({
    ratio: 1,
  })
  await expect(panel.getByLabel('Case of wallet.choose')).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('button', { name: 'Fit' })).toBeInViewport({ ratio: 1 })
})

test('a panel on a tablet scrolls from the chart to what its state is, hears and keeps', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 })
  await page.goto(`${origin}/?path=/story/flows-machines-sell--choosing-item`)
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.frameLocator('iframe[title="Flow"]')
  const next = panel.getByRole('region', { name: 'Next' })
  for (const part of [
    panel.locator('[data-active][data-state="sell.choosingItem"]'),
    panel.getByText('The dialog Select item to sell.'),
    next.getByRole('button', { name: 'dialog.close' }),
    panel.getByText('It keeps nothing.'),
    panel.getByLabel('Filter the log'),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.99 })
  }
})
