import { trailer } from '@meridian-2117/ui/pictures/screen-pictures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Page } from '@playwright/test'
import { expect, kestrelAt, once, signIn, test } from './fixtures.ts'

const unknown = '/no/such/place'
const publicPages = [paths.about, paths.news, paths.collectionsTest, paths.funnel, unknown]

test(
  'keeps public pages within the window, from the narrowest to the widest',
  once,
  async ({ page, faults }) => {
    faults.expect(/^404: GET \/no\/such\/place$/)
    for (const path of publicPages) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const width of [320, 390, 834, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        // Content that depends on the width renders with the next frame.
        await expect.poll(sideways, `${path}, ${width} px`).toBe(0)
      }
    }
  },
)

/** Names the parts that stay in view while the page, or a dialog, scrolls; a dialog itself and its backdrop may. */
const stayingInView = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body *:not([data-slot=dialog-content], [data-slot=dialog-layer], [inert] *)',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 16)
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => !element.matches('[data-state]:empty'))
      .map((element) => `${element.tagName} ${element.className}`),
  )

test('keeps nothing in view of a low window, as at 400 % zoom, but what is open', once, async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of [paths.profileListings, kestrelAt(paths.buyCollectible)]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
    expect(await stayingInView(page), path).toEqual([])
  }
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog', { name: 'Buy Assets' }).waitFor()
  expect(await stayingInView(page), 'the dialog').toEqual([])
  for (const name of ['Close dialog', 'Cancel', 'Buy Now']) {
    await page.keyboard.press('Tab')
    const focused = page.getByRole('dialog').getByRole('button', { name })
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await stayingInView(page), 'the menu').toEqual([])
})

test('gives each button an edge in forced colours, which remove all fills', once, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [paths.funnel, paths.signUp, paths.noActivities]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const withoutEdge = await page.evaluate(() =>
      [...document.querySelectorAll('main button, footer button, [aria-current] > span:empty')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { borderBottomStyle, borderBottomWidth, outlineStyle } = getComputedStyle(control)
          return outlineStyle === 'none' && (borderBottomStyle === 'none' || borderBottomWidth === '0px')
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(withoutEdge, path).toEqual([])
  }
})

test('loads nothing of the film before play is pressed, and then plays it', once, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(paths.funnel)
  const play = page.getByRole('link', { name: 'Play the film' })
  await play.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.startsWith('/film/'))).toEqual([trailer.poster])

  await play.press('Enter')
  const film = page.getByLabel(trailer.title)
  await expect(film).toBeFocused()
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => video.currentTime > 0 && video.textTracks[0]?.mode),
    )
    .toBe('showing')
})
