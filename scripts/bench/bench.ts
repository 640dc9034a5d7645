/**
 * `npm run bench`: how heavy, how fast and how scalable the built product is. Each figure stands against a floor that is
 * built and measured in the same run, so that the ratio tells of the product and not of the machine.
 * `npm run bench -- /news /about` sees these pages alone, through Lighthouse.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { checkPurchase, readMarket, signUp } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { builtPages } from '@meridian/site/pages'
import { chromium } from 'playwright'
import { freePort, Product } from '../../test/product-server.ts'
import { launchOptions } from '../browser.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { startFloor, startPlainPages } from './floor.ts'
import { measureScale } from './scale.ts'
import { measureScroll, openEmptyHeight } from './scroll.ts'
import { measureFirstViews } from './lighthouse.ts'
import { measureSpeed } from './speed.ts'
import { measureWeight } from './weight.ts'

interface Line {
  figure: string
  unit: 'kB' | 'ms' | 'requests/s' | 'calls' | 'cards' | 'of 100' | 'shift'
  product: number
  floor: number
  /** The product against the floor; a floor of 0 has none. */
  ratio?: number
}

/** The addresses of pages that alone are to be seen. */
const asked = process.argv.slice(2)

const lines: Line[] = []
function record(figure: string, unit: Line['unit'], product: number, floor: number): void {
  const line = {
    figure,
    unit,
    product: round(product),
    floor: round(floor),
    ...(floor > 0 && { ratio: Number((product / floor).toFixed(2)) }),
  }
  lines.push(line)
  // A whole run takes most of an hour; what was measured is not lost with it.
  console.log(Object.values(line).join('  '))
}
const round = (value: number) => Number(value.toFixed(value < 1 ? 3 : 1))

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
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
  ends.push(() => browser.close())

  const visited = builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => paths[name])
  const seen = asked.length > 0 ? visited.filter((path) => asked.includes(path)) : visited
  const plain = await startPlainPages(seen)
  ends.push(() => plain.remove())
  for (const path of seen) {
    // A folder of the plain pages has a slash at its end.
    const plainAddress = `${plain.origin}${path.replace(/\/?$/, '/')}`
    const views = await measureFirstViews(port, { product: product.origin + path, plain: plainAddress })
    const against = `of ${path}, against the page without script`
    record(`First paint ${against}`, 'ms', views.product.firstPaint, views.plain.firstPaint)
    record(`Largest paint ${against}`, 'ms', views.product.largestPaint, views.plain.largestPaint)
    record(`Main thread blocked ${against}`, 'ms', views.product.blocked, views.plain.blocked)
    record(`Layout shift ${against}`, 'shift', views.product.shift, views.plain.shift)
    for (const [category, score] of Object.entries(views.product.scores))
      record(`Lighthouse, ${category} of ${path}`, 'of 100', score, 100)
    for (const fault of views.product.faults) console.log(`${path}: ${fault}`)
  }

  if (asked.length === 0) {
    const floorWeight = await measureWeight(browser, floor.origin)
    for (const path of visited) {
      const own = await measureWeight(browser, product.origin + path)
      record(
        `JavaScript of ${path} until it answers, gzipped`,
        'kB',
        own.usable / 1000,
        floorWeight.all / 1000,
      )
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
  }
} finally {
  await Promise.all(ends.map((end) => end()))
}

await mkdir('test-results', { recursive: true })
await writeFile('test-results/bench.json', `${JSON.stringify(lines, null, 2)}\n`)
console.table(lines)
