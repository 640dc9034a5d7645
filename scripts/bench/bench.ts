/**
 * `npm run bench`: how heavy, how fast and how scalable the built product is. Each figure stands against a floor that is
 * built and measured in the same run, so that the ratio tells of the product and not of the machine.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { checkPurchase, readMarket, signUp } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { builtPages } from '@meridian/site/pages'
import { chromium } from 'playwright'
import { Product } from '../../test/product-server.ts'
import { launchOptions } from '../browser.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { startFloor, startPlainPages } from './floor.ts'
import { measureScale } from './scale.ts'
import { measureScroll, openEmptyHeight } from './scroll.ts'
import { measurePaints, measureSpeed } from './speed.ts'
import { measureWeight } from './weight.ts'

interface Line {
  figure: string
  unit: 'kB' | 'ms' | 'requests/s' | 'calls' | 'cards'
  product: number
  floor: number
  /** The product against the floor. */
  ratio: number
}

const lines: Line[] = []
const record = (figure: string, unit: Line['unit'], product: number, floor: number) =>
  lines.push({
    figure,
    unit,
    product: round(product),
    floor: round(floor),
    ratio: Number((product / floor).toFixed(2)),
  })
const round = (value: number) => Number(value.toFixed(1))

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

if (!existsSync('apps/site/dist/index.html')) throw new Error('Run `npm run build` first')
ensureBrowser()

const ends: (() => Promise<void>)[] = []
try {
  const floor = await startFloor()
  ends.push(() => floor.remove())
  const product = await Product.create()
  ends.push(() => product.remove())
  const browser = await chromium.launch(launchOptions)
  ends.push(() => browser.close())

  const visited = builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => paths[name])
  const plain = await startPlainPages(visited)
  ends.push(() => plain.remove())
  for (const path of visited) {
    // A folder of the plain pages has a slash at its end.
    const plainAddress = `${plain.origin}${path.replace(/\/?$/, '/')}`
    const paints = await measurePaints(browser, { product: product.origin + path, plain: plainAddress })
    record(
      `First paint of ${path}, against the page without script`,
      'ms',
      paints.product.first,
      paints.plain.first,
    )
    record(
      `Largest paint of ${path}, against the page without script`,
      'ms',
      paints.product.largest,
      paints.plain.largest,
    )
  }

  const floorWeight = await measureWeight(browser, floor.origin)
  for (const path of visited) {
    const own = await measureWeight(browser, product.origin + path)
    record(`JavaScript of ${path} until it answers, gzipped`, 'kB', own.usable / 1000, floorWeight.all / 1000)
    record(`JavaScript of ${path} in all, gzipped`, 'kB', own.all / 1000, floorWeight.all / 1000)
  }

  const speed = await measureSpeed(browser, { product: product.origin + paths.market, floor: floor.origin })
  record(`First paint of ${paths.market}`, 'ms', speed.product.firstPaintMs, speed.floor.firstPaintMs)
  record(
    `First Buy Now of ${paths.market}, against the floor's first paint`,
    'ms',
    speed.product.buyNowMs,
    speed.floor.firstPaintMs,
  )

  for (const items of [10_000, 100_000]) {
    const market = await Product.create({ SEED_ITEMS: String(items) })
    ends.push(() => market.remove())
    const own = await measureScroll(browser, async (page) => {
      await page.goto(market.origin + paths.lands)
      await page.getByRole('link', { name: 'Buy Now' }).first().waitFor()
    })
    const empty = await measureScroll(browser, openEmptyHeight(items / 2))
    record(`Frames of ${items} items, scrolled`, 'ms', own.frameMs, empty.frameMs)
    record(`Work between two frames of ${items} items`, 'ms', own.workMs, empty.workMs)
    // A screen of cards, and the page that they stand on.
    record(`Cards drawn of ${items}, at most`, 'cards', own.cards, 12)
    record(`Pages fetched of ${items}`, 'calls', own.calls, 3)
  }

  const account = {
    Email: 'bench@meridian.test',
    Password: 'open-the-gate',
    ConfirmPassword: 'open-the-gate',
  }
  const signedUp = await fetch(product.origin + signUp.path, post(account))
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const purchase = post({ userId: user.id, productId: kestrelInterceptor.id })
  const calls = [
    { name: 'Market', path: readMarket.path, request: {} },
    { name: 'Purchase check', path: checkPurchase.path, request: purchase },
  ]
  for (const { name, path, request } of calls) {
    const constant = await measureScale(`${floor.origin}/constant`, request)
    const own = await measureScale(product.origin + path, request)
    record(name, 'requests/s', own.requestsPerSecond, constant.requestsPerSecond)
    record(`${name}, 16 at a time`, 'ms', own.medianMs, constant.medianMs)
  }
} finally {
  await Promise.all(ends.map((end) => end()))
}

await mkdir('test-results', { recursive: true })
await writeFile('test-results/bench.json', `${JSON.stringify(lines, null, 2)}\n`)
console.table(lines)
