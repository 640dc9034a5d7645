import { chromium } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import { blankStorybook } from './blank-storybook.ts'
import { runIn } from './run-in.ts'

// Each is installed from the registry and built, so most of them run at night: `npm run tool -- storybooks`.
const frameworks = [
  'react-webpack',
  ...(inject('everyFramework') ? ['next', 'vue', 'svelte', 'html', 'web-components'] : []),
]

test.each(frameworks)('steps through the machines of a Storybook of %s', async (framework) => {
  const { folder, tarball, serve, remove } = await blankStorybook(
    `storybooks/${framework}`,
    'storybook/machines.ts',
  )
  onTestFinished(remove)
  await runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', tarball)
  const address = await serve()
  const browser = await chromium.launch(launchOptions)
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const story = page.frameLocator('#storybook-preview-iframe').getByRole('button')
  const next = (name: string) => page.getByRole('region', { name: 'Next' }).getByRole('button', { name })
  const open = async (name: string) => {
    await page.goto(`${address}/?path=/story/radio--${name}&panel=right`)
    await page.getByRole('tab', { name: 'XState' }).click()
  }

  await open('listening')
  await next('next').click()
  await expect.poll(() => story.textContent()).toBe('{"on":"news"}')
  await story.click()
  await expect.poll(() => page.locator('[data-active]').last().textContent()).toContain('jazz')
  await open('started-off')
  await expect.poll(() => story.textContent()).toBe('"off"')
  await next('power').click()
  await expect.poll(() => story.textContent()).toBe('{"on":"jazz"}')
  expect(faults).toEqual([])
})
