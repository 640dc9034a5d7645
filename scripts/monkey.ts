/**
 * `npm run tool -- monkey`: walks at random through the built product. Fails on an uncaught error, an error of React,
 * an empty page, sideways scrolling, `undefined` in a text or a 5xx. `--minutes 5` sets the length; `--seed 7` repeats
 * a walk, as far as the browser's timing allows.
 */
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { builtPages } from '@meridian/site/pages'
import { desktop, phone } from '../test/e2e/widths.ts'
import { Product } from '../test/product-server.ts'
import { signIn, visit } from '../test/visit.ts'
import { launchOptions } from './browser.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
const minutes = Number(values.minutes ?? 5)
const seed = Number(values.seed ?? Date.now() % 1_000_000)

/** Acts of one browser profile. The next one has another address for the rate limits. */
const actsOfAWalk = 120

/** The report of a fault names this many acts. */
const reportedActs = 25

const controls =
  'a[href^="/"], button, [role=tab], [role=option], [role=menuitem], input[type=checkbox], summary'
const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea'
const texts = [
  '',
  'a',
  'kestrel',
  'mika@meridian.test',
  'open-the-gate',
  '0',
  '-1,5',
  '99999999999',
  'Ünïcödé 🜁 مرحبا',
  'x'.repeat(300),
]
const keys = ['Tab', 'Tab', 'Enter', 'Escape', 'ArrowDown', 'Space']

/** Mulberry32 generates numbers from 0 to 1, equal for equal seeds. */
let state = seed
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const pickOne = <Value>(choices: readonly Value[]): Value => choices[Math.floor(random() * choices.length)]!

const log: string[] = []
const faults: string[] = []

function watch(context: BrowserContext): void {
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && /react|hydrat|minified/i.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  context.on('response', (answer) => {
    if (answer.status() >= 500)
      faults.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`)
  })
}

/** Acts on one visible element of the window; ignores one that is covered or has gone. */
async function onVisible(page: Page, selector: string, act: 'click' | 'fill'): Promise<void> {
  const shown = page.locator(selector).filter({ visible: true })
  const count = await shown.count()
  const target = shown.nth(Math.floor(random() * count))
  const text = pickOne(texts)
  if (count === 0) return
  const label = await target.evaluate(
    (element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60),
    undefined,
    { timeout: 500 },
  )
  log.push(act === 'click' ? `presses ${label}` : `types ${text.slice(0, 20)} into ${label}`)
  if (act === 'click') await target.click({ timeout: 1000, noWaitAfter: true })
  else await target.fill(text, { timeout: 1000 })
}

const noWait = { waitUntil: 'commit', timeout: 5000 } as const
let isOffline = false

/** Lists the acts, each with its weight and its name in the report. */
const acts: readonly [number, string, (page: Page) => Promise<unknown>][] = [
  [40, '', (page) => onVisible(page, controls, 'click')],
  [15, '', (page) => onVisible(page, fields, 'fill')],
  [5, 'presses a key', (page) => page.keyboard.press(pickOne(keys))],
  [6, 'reloads', (page) => page.reload(noWait)],
  [6, 'goes back', (page) => page.goBack(noWait)],
  [3, 'goes forward', (page) => page.goForward(noWait)],
  [
    6,
    'opens',
    (page) => {
      const { name } = pickOne(builtPages)
      log.push(`  ${name}`)
      return visit(page, name)
    },
  ],
  [2, 'opens a tab', async (page) => (await page.context().newPage()).goto(page.url(), noWait)],
  [3, 'changes the width', (page) => page.setViewportSize(pickOne([desktop, phone]))],
  [2, 'scrolls', (page) => page.mouse.wheel(0, random() * 4000 - 1000)],
  [
    4,
    'loses or finds the line',
    async (page) => {
      isOffline = !isOffline
      await page.context().setOffline(isOffline)
    },
  ],
]
const weights = acts.flatMap((act) => Array.from({ length: act[0] }, () => act))

const empty = 'is empty'

/** Runs in the page: returns what is wrong in it; `undefined` if nothing is. */
function visibleFault(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement
  const text = document.body.innerText
  // The sandbox's toolbar stands beside it.
  const page = document.getElementById('root') ?? document.body
  if (scrollWidth > clientWidth) return `scrolls sideways: ${scrollWidth} of ${clientWidth} px`
  const odd = /.*(\bundefined\b|\bNaN\b|\[object Object\]).*/.exec(text)
  if (odd) return `shows: ${odd[0]}`
  return page.innerText.trim() === '' ? 'is empty' : undefined
}

/**
 * Looks for a fault that lasts. A page may be between two states for a moment. It waits up to half a minute before it
 * fetches its code again.
 */
async function findFault(page: Page): Promise<string | undefined> {
  let found: string | undefined
  for (const pauseMs of [0, 500, 2000, 8000, 30_000]) {
    await page.waitForTimeout(pauseMs)
    // The browser's own page about the lost connection is not ours.
    if (page.isClosed() || !page.url().startsWith('http')) return undefined
    try {
      found = await page.evaluate(visibleFault)
    } catch {
      // The page is navigating to another one.
      continue
    }
    if (found === undefined || (found === empty && isOffline)) return undefined
  }
  return found && `${page.url()} ${found}`
}

const browser = await chromium.launch(launchOptions)
const product = await Product.create()
const end = performance.now() + minutes * 60_000
let count = 0
for (let walk = 1; performance.now() < end && faults.length === 0; walk += 1) {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: pickOne([desktop, phone]),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${walk >> 8}.${walk & 255}` },
  })
  watch(context)
  isOffline = false
  let page = await context.newPage()
  const isPlayer = random() < 0.5
  log.push(`walk ${walk}, ${isPlayer ? 'a player' : 'a visitor'}`)
  if (isPlayer) await signIn(page)
  await page.goto('/')
  for (let number = 0; number < actsOfAWalk && performance.now() < end && faults.length === 0; number += 1) {
    const [, name, act] = pickOne(weights)
    if (name) log.push(name)
    // An act that is impossible at the moment, such as Back on the first page, is no fault.
    await act(page).catch(() => undefined)
    await page.waitForTimeout(pickOne([0, 0, 30, 300]))
    count += 1
    const pages = context.pages()
    if (page.isClosed() || random() < 0.1) {
      page = pickOne(pages)
      log.push('changes the tab')
      await page.bringToFront()
    }
    for (const extra of pages.slice(3)) if (extra !== page) await extra.close()
    const fault = await findFault(page)
    if (fault) faults.push(fault)
  }
  if (faults.length > 0) await page.screenshot({ path: 'test-results/monkey.png' }).catch(() => undefined)
  await context.close()
}
if (count === 0) faults.push('no act was tried')
await browser.close()
await product.remove()

if (faults.length > 0) {
  console.error(
    `Seed ${seed}, act ${count}:\n\n${faults.join('\n')}\n\nBefore that:\n${log.slice(-reportedActs).join('\n')}`,
  )
  process.exitCode = 1
} else console.log(`${count} actions without a fault, seed ${seed}`)
