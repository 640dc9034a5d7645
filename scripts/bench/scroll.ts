import type { Browser, Page } from 'playwright'

/** How a long page is scrolled. */
export interface Scroll {
  /** The time between two frames that 19 of 20 keep, in ms. */
  frameMs: number
  /** Pages of the list that were fetched for it. */
  calls: number
  /** The most cards that stood in the page at a time. */
  cards: number
}

const framesAPlace = 120
const pixelsAFrame = 60
/** Where the page is scrolled on from, as parts of its height. */
const places = [0, 0.5, 0.98]

/** Scrolls a page on from its top, its middle and near its end, as a fast wheel would, and looks at each frame. */
export async function measureScroll(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
): Promise<Scroll> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/getland')) calls += 1
  })
  await open(page)
  const gaps: number[] = []
  let cards = 0
  for (const place of places) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), place)
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(watchFrames, { frames: framesAPlace, pixels: pixelsAFrame })
    gaps.push(...seen.gaps)
    cards = Math.max(cards, seen.cards)
  }
  await page.close()
  return {
    frameMs: gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)]!,
    calls,
    cards,
  }
}

/** Runs in the page: scrolls a step a frame, and keeps how long each took. */
const watchFrames = ({ frames, pixels }: { frames: number; pixels: number }) =>
  new Promise<{ gaps: number[]; cards: number }>((resolve) => {
    const gaps: number[] = []
    let cards = 0
    let before: number | undefined
    const frame = (now: number) => {
      if (before !== undefined) gaps.push(now - before)
      before = now
      cards = Math.max(cards, document.querySelectorAll('article').length)
      if (gaps.length === frames) return resolve({ gaps, cards })
      scrollBy(0, pixels)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

/** The least that scrolling can cost: a page as high as a market of this many items, with nothing on it. */
export const openEmptyHeight = (items: number) => (page: Page) =>
  page.setContent(`<div style="height:${(items / 4) * 390}px"></div>`)
