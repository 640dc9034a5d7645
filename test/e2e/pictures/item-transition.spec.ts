import { paths } from '@meridian/contract/paths/paths'
import type { Page } from '@playwright/test'
import { core, expect, openFirstParcel, once, signIn, test } from '../fixtures.ts'

/** Records each view transition of a page: what moves, the picture of an item or the page alone. */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition.bind(document)
    Document.prototype.startViewTransition = (...args) => {
      const transition = start(...args)
      const moving: (string | null)[] = []
      let over = false
      const watch = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect) moving.push(effect.pseudoElement)
        if (!over) requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
      void transition.finished.then(() => {
        over = true
        const both = ['old', 'new'].every((side) =>
          moving.includes(`::view-transition-${side}(item-picture)`),
        )
        const any = moving.some((part) => part?.startsWith('::view-transition'))
        performance.mark(`transition: ${both ? 'picture' : any ? 'page' : 'nothing'}`)
      })
      return transition
    }
  })
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .filter(({ name }) => name.startsWith('transition: '))
        .map(({ name }) => name.replace('transition: ', '')),
    )
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('link', { name: `Buy Now, ${title}`, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('moves the picture of a card to its page, and back by the browser', core(), async ({ page }) => {
    const taken = await recordTransitions(page)
    await page.goto(paths.lands)
    const card = cardOf(page, 'Caldera Ridge')
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => Math.round(scrollY))
    await card.click()
    await expect.poll(taken).toEqual(['picture'])
    await expect(heading(page)).toHaveText('Caldera Ridge')
    await expect(page).toHaveTitle('Caldera Ridge · Meridian 2117')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(taken).toEqual(['picture', 'picture'])
    await expect(page).toHaveTitle('Lands · Meridian 2117')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(before)
    await expect(page.locator('[data-moves]')).toHaveCount(0)
  })

  test('moves the picture of related, seen and saved items', async ({ page }) => {
    const taken = await recordTransitions(page)
    await page.goto(paths.lands)
    await page.getByRole('button', { name: 'Save Caldera Ridge', exact: true }).click()
    await page.getByRole('button', { name: 'Saved', exact: true }).click()
    await expect(page).toHaveURL('/land?saved=true')
    await cardOf(page, 'Caldera Ridge').click()
    await expect.poll(taken).toEqual(['picture'])
    const related = page.getByRole('region', { name: 'More from this world' }).getByRole('link').nth(1)
    const title = (await related.getAttribute('aria-label'))!.replace('Buy Now, ', '')
    await related.click()
    await expect(heading(page)).toHaveText(title)
    await expect.poll(taken).toEqual(Array(2).fill('picture'))
    await page.getByRole('region', { name: 'Recently seen' }).getByRole('link').first().click()
    await expect(heading(page)).toHaveText('Caldera Ridge')
    await expect.poll(taken).toEqual(Array(3).fill('picture'))
  })

  test('moves nothing from behind a dialog', async ({ page }) => {
    const taken = await recordTransitions(page)
    await signIn(page)
    await openFirstParcel(page)
    await expect.poll(taken).toEqual(['picture'])
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(heading(page)).not.toHaveText('Caldera Ridge')
    await expect.poll(taken).toEqual(['picture', 'nothing'])
  })

  test('survives Back and Forward in the middle of transitions', core(once), async ({ page }) => {
    await page.goto(paths.lands)
    const card = cardOf(page, 'Caldera Ridge')
    await card.hover()
    await page.waitForLoadState('networkidle')
    await card.evaluate(async (link: HTMLElement) => {
      const leave = async (go: () => void) => {
        const { pathname } = location
        go()
        while (location.pathname === pathname) await new Promise((next) => requestIdleCallback(next))
      }
      await leave(() => link.click())
      for (let turn = 0; turn < 4; turn += 1) {
        await leave(() => history.back())
        await leave(() => history.forward())
      }
      await leave(() => history.back())
    })
    await expect(page).toHaveURL(paths.lands)
    await expect(card).toBeVisible()
    await expect(page.locator('[data-moves]')).toHaveCount(0)
  })
})

test('starts no transition where less motion is asked for', once, async ({ page }) => {
  const taken = await recordTransitions(page)
  await openFirstParcel(page)
  await page.goBack()
  await expect(cardOf(page, 'Caldera Ridge')).toBeVisible()
  expect(await taken()).toEqual([])
})
