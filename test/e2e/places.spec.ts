import { paths } from '@meridian-2117/contract/paths/paths'
import { usableMark } from '@meridian-2117/site/usable-mark'
import type { Page } from '@playwright/test'
import { expect, once, signIn, test, visit } from './fixtures.ts'

/** Delays answers of lists, as a slow connection does, so that a page is scrolled before it is long. */
const answerLate = (page: Page) =>
  page.route('**/api/v1/**', async (route) => {
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, usableMark)
    await route.continue()
  })

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'keeps the place of a long list after a reload, and after Back from a reloaded item',
  once,
  async ({ page }) => {
    await answerLate(page)
    await page.goto(paths.lands)
    const link = page.getByRole('link', { name: /^Buy Now/ }).last()
    await expect(link).toBeVisible()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    const before = await scrollTop(page)
    await page.reload()
    await expect.poll(() => scrollTop(page)).toBe(before)

    await link.click()
    await expect(page).toHaveURL(/\/buy-land/)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(paths.lands)
    await expect.poll(() => scrollTop(page)).toBe(before)
  },
)

test('shows the same cards of several hundred after a reload, and after Back', once, async ({ page }) => {
  await answerLate(page)
  await page.route('**/api/v1/land/getland*', (route) =>
    route.fulfill({
      json: {
        data: Array.from({ length: 640 }, (_, index) => ({
          _id: `land-${index}`,
          // Rows have different heights, which are unknown before they are measured.
          title: `Parcel ${index}${' beyond the Third Stone Dig'.repeat((index >> 3) % 3)}`,
          serialNumber: `#L-${index}`,
          price: 100 + index,
        })),
      },
    }),
  )
  await page.goto(paths.lands)
  await expect(page.getByText('640 parcels')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 20_000))
  let middle = ''
  await expect
    .poll(async () => {
      const last = middle
      middle = await page.evaluate(() => {
        const titles = [...document.querySelectorAll('[role=listitem] h3')]
        const title = titles.find((element) => element.getBoundingClientRect().top > innerHeight / 2)
        return title?.textContent ?? ''
      })
      return middle !== '' && middle === last
    })
    .toBe(true)
  const card = page.getByRole('heading', { name: middle, exact: true })
  await expect(card).toBeInViewport()
  await page.reload()
  await expect(card).toBeInViewport()

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(paths.about)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
})

const insets = { top: 24, right: 47, bottom: 21, left: 47 }

/** Names the texts and controls under a notch or a rounded corner, at the current scroll position. */
const underNotch = (page: Page) =>
  page.evaluate(({ top, right, bottom, left }) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (
        !textContent?.trim() ||
        !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (parentElement.closest('script, style, noscript, .sr-only, [aria-hidden="true"]')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.right < 1 || box.bottom < 0 || box.top > innerHeight) continue
        const middle = document.elementFromPoint(
          Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
          Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
        )
        if (!middle || !(parentElement.contains(middle) || middle.contains(parentElement))) continue
        const fixed = (element: Element | null): boolean =>
          element !== null && (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement))
        const last = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
        if (
          box.left < left ||
          box.right > innerWidth - right ||
          (fixed(parentElement) && box.top < top) ||
          ((fixed(parentElement) || last) && box.bottom > innerHeight - bottom)
        )
          found.push(`${textContent.trim()} at ${Math.round(box.left)}, ${Math.round(box.top)}`)
      }
    }
    return found
  }, insets)

test('puts no text under a notch: pages, menu, dialog', once, async ({ page }) => {
  await signIn(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const found: Record<string, string[]> = {}
  const shoot = async (what: string) => {
    const under = await underNotch(page)
    if (under.length > 0) found[what] = under
  }
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const at = `${size.width} px`
    for (const name of [
      'home',
      'lands',
      'signIn',
      'editProfile',
      'securePayment',
      'buyCollectible',
    ] as const) {
      await visit(page, name)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await shoot(`${name}, ${at}`)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await shoot(`the end of ${name}, ${at}`)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }))
    await shoot(`the menu, ${at}`)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(`a dialog, ${at}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(found).toEqual({})
})

test('shows the focused element below both rows of the header', once, async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 834, height: 600 })
  await page.goto(paths.profile, { waitUntil: 'networkidle' })
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  const header = (await page.getByRole('banner').boundingBox())!
  const links = await page.getByRole('main').getByRole('link').all()
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    // After tabbing from the control before it, half of it lies under the header's second row.
    const covered = await link.evaluate((element, height) => {
      const { top, bottom } = element.getBoundingClientRect()
      scrollBy({ top: (top + bottom) / 2 - height, behavior: 'instant' })
      const before = document.activeElement
      if (element instanceof HTMLElement) element.focus()
      const reached = element.getBoundingClientRect().top
      return scrollY > 0 && before !== element && reached < height
        ? element.outerHTML.slice(0, 80)
        : undefined
    }, header.height)
    expect(covered).toBeUndefined()
  }
})

test('prints a page in dark ink, without the header', once, async ({ page }) => {
  await signIn(page)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['profileActivity', 'activities', 'lands', 'buyCollectible'] as const) {
    await visit(page, name)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-slot="site-header"]'), name).toBeHidden()
    const [ink, ...grounds] = await page.evaluate(() => {
      const [root, body] = [document.documentElement, document.body].map((element) =>
        getComputedStyle(element),
      )
      return [body!.color, root!.backgroundColor, body!.backgroundColor]
    })
    expect(grounds, name).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
    expect(ink, name).toEqual('rgb(16, 21, 31)')
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(p, td, th, h1, h2, h3, dd, dt, a, button)')]
        .filter(
          (element) =>
            element.checkVisibility() && element.textContent?.trim() && !element.closest('.sr-only'),
        )
        .filter((element) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(element)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? []
          return red + green + blue > 400 && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)'
        })
        .map((element) => element.textContent?.slice(0, 40)),
    )
    expect(pale, name).toEqual([])
  }
})
