import { gzipSync } from 'node:zlib'
import { usableMark } from '@meridian/site/usable-mark'
import type { Browser } from 'playwright'

/** The JavaScript of a page, each file gzipped at level 9, in bytes. */
export interface Weight {
  /** What has come to run when the page answers; the floor, which does not say when, is all that comes. */
  usable: number
  /** With all that comes by itself afterwards. */
  all: number
}

/** Opens a page with nothing in its cache, and leaves it alone. */
export async function measureWeight(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript'))
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const early = await page.evaluate((mark) => {
    const usable = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.filter(({ responseEnd }) => responseEnd <= usable).map(({ name }) => name)
  }, usableMark)
  const bytes = await Promise.all(
    [...sizes].map(async ([file, size]) => ({ early: early.includes(file), size: await size })),
  )
  await page.close()
  const sum = (all: typeof bytes) => all.reduce((total, { size }) => total + size, 0)
  return { usable: sum(bytes.filter((file) => file.early)), all: sum(bytes) }
}
