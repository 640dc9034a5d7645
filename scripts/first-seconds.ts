import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '@meridian-2117/contract/paths/paths'
import { compressFolder } from '@meridian-2117/site/build/compress-folder'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { serveFolder } from '../test/storybook/serve-folder.ts'

/** A phone of a four times slower processor on a line of 1.6 Mbit/s, and this computer as it is. */
const conditions = {
  'slow phone': { slower: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  'not slowed': { slower: 1, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const

const visits = 5

/** Milliseconds after navigation in which a long task counts. */
const watchedMs = 5_000

declare global {
  interface Window {
    /** Milliseconds of each task of more than 50 ms since the first paint. */
    longTasks?: number[]
  }
}

/** Builds the plain page, and serves it as the product serves its own: compressed, with a folder for each address. */
async function servePlainPage(folder: string) {
  await build({
    configFile: false,
    root: 'scripts/plain-page',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: resolve(folder), emptyOutDir: true },
  })
  mkdirSync(`${folder}${paths.market}`)
  copyFileSync(`${folder}/index.html`, `${folder}${paths.market}/index.html`)
  mkdirSync(`${folder}/api`)
  writeFileSync(
    `${folder}/api/titles.json`,
    JSON.stringify(Array.from({ length: 24 }, (_, at) => `Item ${at}`)),
  )
  await compressFolder(folder)
  return serveFolder(folder)
}

async function open(browser: Browser, condition: keyof typeof conditions): Promise<Page> {
  const { slower, ...line } = conditions[condition]
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.addInitScript(() => {
    const tasks: number[] = []
    window.longTasks = tasks
    new PerformanceObserver((list) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      for (const { startTime, duration } of list.getEntries())
        if (paint && startTime + duration > paint.startTime) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  return page
}

/** Returns the milliseconds from navigation to the market's first call, and those in which long tasks blocked. */
async function visitMarket(page: Page, origin: string) {
  await page.goto(`${origin}${paths.market}/`, { waitUntil: 'commit' })
  const call = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.startsWith('/api/'))
        ?.startTime,
  )
  await page.waitForFunction((end) => performance.now() > end, watchedMs)
  const tasks = await page.evaluate(() => window.longTasks ?? [])
  return {
    call: Number(await call.jsonValue()),
    blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  }
}

/** Returns the milliseconds from navigation until a press of *Shop*, as early as it is possible, has opened the market. */
async function pressShop(page: Page, origin: string): Promise<number> {
  const start = performance.now()
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  await page.locator(`a[href^="${paths.market}"]`).first().click()
  await page.waitForURL(`**${paths.market}**`, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  return performance.now() - start
}

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN)

/**
 * Measures the first seconds of sites, each by its origin, beside a plain page of React, a router and a query: medians
 * of alternating visits with an empty cache. Returns a row for each condition and site. Writes the plain page to `folder`.
 */
export async function measureFirstSeconds(
  browser: Browser,
  sites: Readonly<Record<string, string>>,
  folder: string,
) {
  const plain = await servePlainPage(folder)
  const origins = Object.entries({ ...sites, 'plain page': plain.origin })
  const samples: { condition: string; site: string; call: number; blocked: number; shop: number }[] = []
  try {
    for (const condition of Object.keys(conditions) as (keyof typeof conditions)[])
      for (let turn = 0; turn < visits; turn += 1)
        for (const [site, origin] of origins) {
          const market = await open(browser, condition)
          const figures = await visitMarket(market, origin)
          await market.context().close()
          const home = await open(browser, condition)
          samples.push({ condition, site, ...figures, shop: await pressShop(home, origin) })
          await home.context().close()
        }
  } finally {
    plain.close()
  }
  return [...Map.groupBy(samples, ({ condition, site }) => `${condition}, ${site}`)].map(
    ([way, visited]) => ({
      way,
      'first call, ms': median(visited.map(({ call }) => call)),
      'Shop opens, ms': median(visited.map(({ shop }) => shop)),
      'blocked, ms': median(visited.map(({ blocked }) => blocked)),
    }),
  )
}
