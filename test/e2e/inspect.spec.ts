import { paths } from '@meridian-2117/contract/paths/paths'
import { expect, once, test } from './fixtures.ts'

test(
  'docks the inspector with ?inspect, which follows and leads the machines of the page',
  once,
  async ({ page }) => {
    await page.goto(`${paths.collectibles}?inspect`)
    const inspector = page.frameLocator('iframe[title="Flow inspector"]')
    await expect(inspector.getByRole('region', { name: 'Next' })).toBeVisible()
    const [header, docked] = await Promise.all(
      [page.getByRole('banner'), page.locator('iframe[title="Flow inspector"]')].map((part) =>
        part.boundingBox(),
      ),
    )
    const beside = header!.x + header!.width <= docked!.x
    expect(beside || header!.y + header!.height <= docked!.y, 'the header is not covered').toBe(true)
    await page.getByRole('button', { name: 'Sell Now' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Select item to sell' })).toBeVisible()
    await expect(inspector.locator('[data-active][data-state="choosingItem"]')).toBeVisible()
    const next = inspector.getByRole('region', { name: 'Next' })
    await next.getByRole('button', { name: 'dialog.close' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test('shows no token and no password in the inspector', once, async ({ page }) => {
  const inspector = page.frameLocator('iframe[title="Flow inspector"]')
  await page.goto(`${paths.signIn}?inspect`)
  // The tab stores the choice only then.
  await expect(page.locator('iframe[title="Flow inspector"]')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
  await expect(page).toHaveURL(paths.profile)
  const log = inspector.getByRole('region', { name: 'Log' })
  await expect(log).toContainText('player.entered')
  const token = await page.evaluate(
    () => /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(JSON.stringify([sessionStorage, localStorage]))?.[0] ?? '',
  )
  expect(token, 'the token of the player').toMatch(/^eyJ/)

  // This step signed the player in, and its context contains the secrets.
  await log.getByRole('button', { name: /→ ended/ }).click()
  const closed = inspector.getByRole('region', { name: 'Context' }).locator('[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
  expect(await inspector.locator('html').innerHTML()).not.toContain(token)
})
