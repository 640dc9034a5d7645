import type { Browser, Page } from 'playwright'

/** How a long page is scrolled. */
export interface Scroll {
  /** The time between two frames that 19 of 20 keep, in ms. It tells of the machine, too. */
  frameMs: number
  /**
   * The processor time of the page's main thread between two frames that 19 of 20 keep, in ms: whatever else the machine
   * does. A screen of 60 Hz leaves 16.7.
   */
  workMs: number
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
  const work: number[] = []
  let cards = 0
  for (const place of places) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), place)
    await page.waitForLoadState('networkidle')
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    const seen = await page.evaluate(watchFrames, { frames: framesAPlace, pixels: pixelsAFrame })
    work.push(...workOfFrames((await browser.stopTracing()).toString()))
    gaps.push(...seen.gaps)
    cards = Math.max(cards, seen.cards)
  }
  await page.close()
  return { frameMs: mostOf(gaps), workMs: mostOf(work), calls, cards }
}

/** What 19 of 20 keep to. */
const mostOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? NaN

/** An event of a trace; times in microseconds. */
interface Traced {
  name: string
  pid: number
  tid: number
  ts: number
  /** The processor time that it took. */
  tdur?: number
}

/** How long the main thread worked between each frame of a trace and the next, in ms. */
function workOfFrames(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: Traced[] }
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame')
  const starts = frames.map(({ ts }) => ts).toSorted((one, other) => one - other)
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === frames[0]?.pid && tid === frames[0].tid,
  )
  return starts.slice(1).map((next, index) => {
    const within = tasks.filter(({ ts }) => ts >= starts[index]! && ts < next)
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
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
