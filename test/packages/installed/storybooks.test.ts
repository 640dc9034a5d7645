import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import { blankStorybook, root } from './blank-storybook.ts'
import { runIn } from './run-in.ts'

// Each is installed from the registry and built, so most of them run at night: `npm run tool -- storybooks`.
const isEvery = inject('everyFramework')
const frameworks = [
  'react-webpack',
  ...(isEvery ? ['next', 'nextjs-vite', 'storybook-11', 'vue', 'svelte', 'html', 'web-components'] : []),
]

test.each(frameworks)('steps through the machines of a Storybook of %s', async (framework) => {
  const { folder, tarball, serve, remove } = await blankStorybook(
    `storybooks/${framework}`,
    'storybook/machines.ts',
  )
  onTestFinished(remove)
  await runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', tarball)
  const address = await serve()
  expect(await faultsIn(address)).toEqual([])
})

// Only the development server bundles dependencies first, and it looks for them from Storybook's package.
test.each(isEvery ? ['pnpm'] : [])(
  'steps through the machines of another package in a workspace of %s',
  async (workspace) => {
    const { folder, tarball, develop, remove } = await blankStorybook(`storybooks/${workspace}`)
    onTestFinished(remove)
    await cp(join(root, 'test/packages/storybook/machines.ts'), join(folder, 'packages/cart/machines.ts'))
    const pnpm = ['--yes', 'pnpm@10']
    await runIn(folder, 'npx', ...pnpm, 'install', '--prefer-offline')
    await runIn(folder, 'npx', ...pnpm, '--dir', 'apps/storybook', 'add', tarball)
    expect(await faultsIn(await develop('apps/storybook'))).toEqual([])
  },
)

/** Steps through the stories of the radio, and returns the errors of the page. */
async function faultsIn(address: string): Promise<readonly string[]> {
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
  return faults
}
