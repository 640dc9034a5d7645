import { paths } from '@meridian/contract/paths/paths'
import { chromium, type Page } from 'playwright'
import { desktop, phone } from '../test/e2e/widths.ts'
import { kestrelAt, signIn } from '../test/visit.ts'
import { launchOptions } from './browser.ts'

interface Interaction {
  name: string
  path: string
  /** Brings the page into the state in which the control shows. */
  before?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
}

const pressButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().tap()

/** One press or key of each kind of work that a page does. */
const interactions: readonly Interaction[] = [
  { name: 'phone menu', path: paths.home, press: pressButton('Open menu') },
  { name: 'filter', path: paths.lands, press: pressButton('Sort and filter') },
  { name: 'saved items', path: paths.lands, press: pressButton('Saved') },
  { name: 'save', path: paths.lands, press: pressButton('Save Caldera Ridge') },
  {
    name: 'item',
    path: paths.lands,
    press: (page) => page.getByRole('link', { name: 'Buy Now, Caldera Ridge' }).tap(),
  },
  {
    name: 'tab',
    path: kestrelAt(paths.buyCollectible),
    press: (page) => page.getByRole('link', { name: /^Offer / }).tap(),
  },
  { name: 'dialog', path: kestrelAt(paths.buyCollectible), press: pressButton('Buy Now') },
  {
    name: 'second dialog',
    path: kestrelAt(paths.buyCollectible),
    before: pressButton('Buy Now'),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).tap(),
  },
  {
    name: 'search',
    path: paths.market,
    before: (page) => page.getByRole('combobox', { name: 'Search' }).focus(),
    press: (page) => page.keyboard.press('k'),
  },
  { name: 'form', path: paths.editProfile, press: pressButton('Save') },
]

const visits = 5
const slowdown = 4
const limitMs = 200

/** Milliseconds after which the browser has reported an interaction and its work. */
const reportMs = 1000

/** Returns the interaction to next paint of each press in ms, the least of five visits on a slowed phone. */
export async function measureInteractions(origin: string) {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true, baseURL: origin })
    await page.addInitScript(() => {
      // TypeScript does not know the threshold yet; the default is 104 ms.
      const watched = { type: 'event', durationThreshold: 16 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry instanceof PerformanceEventTiming && entry.interactionId)
            performance.mark('interaction', { detail: entry.duration })
      }).observe(watched)
    })
    await page.goto(paths.home)
    await signIn(page)
    const devtools = await page.context().newCDPSession(page)
    const rows = []
    for (const { name, path, before, press } of interactions) {
      const durations: number[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        // A page restores its open dialog.
        await page.evaluate(() => sessionStorage.clear())
        await page.goto(path, { waitUntil: 'networkidle' })
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await before?.(page)
        await page.waitForTimeout(reportMs)
        await page.evaluate(() => performance.clearMarks('interaction'))
        await press(page)
        await page.waitForTimeout(reportMs)
        durations.push(
          await page.evaluate(() =>
            // The browser reports none below 16 ms.
            Math.max(
              0,
              ...performance
                .getEntriesByName('interaction')
                .map((mark) => (mark instanceof PerformanceMark ? Number(mark.detail) : 0)),
            ),
          ),
        )
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      }
      // Other work of the computer only adds.
      const paintMs = Math.min(...durations)
      rows.push({ name, 'next paint, ms': paintMs, over: paintMs > limitMs })
    }
    return rows
  } finally {
    await browser.close()
  }
}

const changes = 150

/** Returns the JavaScript heap in MB after the first changes of page and after 150, each without garbage. */
export async function measureHeap(origin: string) {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: desktop, baseURL: origin })
    await page.goto(paths.lands, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { usedSize } = await devtools.send('Runtime.getHeapUsage')
      return Number((usedSize / 1e6).toFixed(1))
    }
    const cards = page.getByRole('main').getByRole('link', { name: /^Buy Now, / })
    /** Goes to an item, the home page and back, in three changes. */
    const turn = async (index: number) => {
      await cards.nth(index % 8).click()
      await page.waitForURL(/buy-land/)
      await page.getByRole('banner').locator('a[href="/"]').click()
      await page.waitForURL(origin + paths.home)
      await page.evaluate(() => history.go(-2))
      await page.waitForURL(origin + paths.lands)
      await cards.first().waitFor()
    }
    for (let index = 0; index < 5; index += 1) await turn(index)
    const first = await heap()
    for (let index = 5; index < changes / 3; index += 1) await turn(index)
    const last = await heap()
    return { 'first heap, MB': first, 'last heap, MB': last, over: last > first * (4 / 3) }
  } finally {
    await browser.close()
  }
}
