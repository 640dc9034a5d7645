/**
 * `npm run bench`: measures the first seconds of the market beside a plain page of React. `--beside=ORIGIN` measures
 * another version of the site with them. Then it loads each prerendered page, and two pages of items, on Lighthouse's
 * phone, beside the same page without script, the best possible result. Medians of five alternating visits, so that a
 * busy computer affects all. It fails over a budget of docs/limits.md. `npm run bench -- /news /about` opens only
 * these pages on Lighthouse's phone.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { compressFolder } from '@meridian-2117/site/build/compress-folder'
import { builtPages } from '@meridian-2117/site/pages'
import { chromium } from 'playwright'
import { siteFolder as site } from '../test/built-files.ts'
import { freePort, Product } from '../test/product-server.ts'
import { serveFolder } from '../test/storybook/serve-folder.ts'
import { launchOptions } from './browser.ts'
import { measureFirstSeconds } from './first-seconds.ts'

/** Lighthouse's report has these parts, among others. */
interface Result {
  runtimeError?: { message: string }
  audits: Readonly<Record<string, { numericValue?: number }>>
  categories: Readonly<Record<string, { score: number | null }>>
}

// With its dependencies it would be a sixth of the installation, so only a bench fetches it.
const lighthouse = 'lighthouse@13.5.0'
const runFile = promisify(execFile)

const cache = 'node_modules/.cache'
const visits = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

async function visit(address: string, port: number): Promise<Result> {
  const options = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${categories.join()}`]
  const { stdout } = await runFile('npx', ['--yes', lighthouse, address, ...options], { maxBuffer: Infinity })
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError)
    throw new Error(`Lighthouse could not open ${address}: ${result.runtimeError.message}`)
  return result
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
const audit = (results: readonly Result[], id: string) =>
  median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN))
const score = (results: readonly Result[], category: string) =>
  Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0)))

const withoutQuery = (address: string) => address.split('?')[0] ?? ''

/** Writes a page of the product without script, with a blocking style sheet. */
async function writePlainPage(folder: string, origin: string, address: string): Promise<void> {
  const page = await fetch(origin + address)
  const plain = (await page.text())
    .replace(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="stylesheet" media="print"[^>]*>/g, '')
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, '$1')
  writeFileSync(`${folder}${withoutQuery(address)}/index.html`, plain)
}

if (!existsSync(`${site}/index.html`)) throw new Error('Run `npm run build` first')
const besideOption = '--beside='
const beside = process.argv.find((argument) => argument.startsWith(besideOption))?.slice(besideOption.length)
const selected = process.argv.slice(2).filter((argument) => !argument.startsWith(besideOption))
const pages = [
  ...builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => paths[name]),
  ...[kestrelInterceptor, calderaRidge].map((item) => itemLink(item).to),
].filter((address) => selected.length === 0 || selected.includes(withoutQuery(address)))

mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(`${cache}/plain-`)
cpSync(site, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
const product = await Product.create()
for (const path of pages) await writePlainPage(folder, product.origin, path)
await compressFolder(folder)
const plainPages = await serveFolder(folder)
const port = await freePort()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
})

const rows = []
try {
  const sites = { ...(beside ? { beside } : {}), 'the site': product.origin }
  console.table(await measureFirstSeconds(browser, sites, `${folder}-react`))
  for (const path of pages) {
    const results: Result[] = []
    const plain: Result[] = []
    for (let turn = 0; turn < visits; turn += 1) {
      results.push(await visit(product.origin + path, port))
      plain.push(await visit(`${plainPages.origin}${withoutQuery(path).replace(/\/?$/, '/')}`, port))
    }
    const figure = (id: string) => audit(results, id)
    const ratio = (id: string) => Number((figure(id) / audit(plain, id)).toFixed(2))
    const row = {
      path,
      'first paint, ms': Math.round(figure('first-contentful-paint')),
      'first ×': ratio('first-contentful-paint'),
      'largest paint, ms': Math.round(figure('largest-contentful-paint')),
      'largest ×': ratio('largest-contentful-paint'),
      'blocked, ms': Math.round(figure('total-blocking-time')),
      shift: Number(figure('cumulative-layout-shift').toFixed(3)),
      scores: categories.map((category) => score(results, category)).join(' '),
    }
    rows.push(row)
    console.log(Object.values(row).join('  '))
    const [performance = 0, ...others] = categories.map((category) => score(results, category))
    if (
      row['first ×'] > 1.15 ||
      row['largest ×'] > 1.2 ||
      row.shift > 0.01 ||
      performance < 95 ||
      others.some((value) => value < 100)
    ) {
      console.error(`${path} is over its budget`)
      process.exitCode = 1
    }
  }
} finally {
  await Promise.all([browser.close(), product.remove()])
  plainPages.close()
  for (const written of [folder, `${folder}-react`]) rmSync(written, { recursive: true, force: true })
}
console.table(rows)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench.json', `${JSON.stringify(rows, null, 2)}\n`)
