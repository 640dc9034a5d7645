import type { Browser, Page } from 'playwright'
import { median } from './median.ts'

/** A mid-range phone on a slow mobile connection, as Lighthouse emulates one; latency in ms, throughput in bytes a second. */
const network = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 }
const cpuSlowdown = 4
const runs = 5

/** When things show after the address was entered, in ms; medians of several cold starts. */
export interface Speed {
  /** The first contentful paint. */
  firstPaintMs: number
  /** The first link that reads Buy Now. */
  buyNowMs: number
}

/** Opens each address several times in turn, so that what else the machine does meets all of them. */
export async function measureSpeed<Name extends string>(
  browser: Browser,
  addresses: Record<Name, string>,
): Promise<Record<Name, Speed>> {
  const names = Object.keys(addresses) as Name[]
  const measured = names.map((): Speed[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, name] of names.entries())
      measured[index]!.push(await openOnce(browser, addresses[name]))
  }
  const medians = names.map((name, index) => [
    name,
    {
      firstPaintMs: median(measured[index]!.map((speed) => speed.firstPaintMs)),
      buyNowMs: median(measured[index]!.map((speed) => speed.buyNowMs)),
    },
  ])
  return Object.fromEntries(medians) as Record<Name, Speed>
}

/** A page on a phone as Lighthouse emulates one, with nothing in its cache. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}

async function openOnce(browser: Browser, address: string): Promise<Speed> {
  const page = await slowPage(browser)
  await page.goto(address, { waitUntil: 'commit' })
  const buyNow = await page.waitForFunction(
    () => [...document.links].some((link) => link.textContent === 'Buy Now') && performance.now(),
  )
  const firstPaint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const speed = {
    firstPaintMs: Number(await firstPaint.jsonValue()),
    buyNowMs: Number(await buyNow.jsonValue()),
  }
  await page.context().close()
  return speed
}
