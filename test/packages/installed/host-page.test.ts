import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Button } from '@meridian-2117/ui/components/button'
import { MeridianRoot } from '@meridian-2117/ui/components/meridian-root'
import { SelectField } from '@meridian-2117/ui/components/select-field'
import { TextLink } from '@meridian-2117/ui/components/text-link'
import { BuyCollectibleScreen } from '@meridian-2117/ui/screens/buy-collectible'
import tailwindcss from '@tailwindcss/vite'
import { chromium, type Browser, type Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as vite from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'

/** Compiles a host's sheet by Tailwind. */
async function compile(sheet: string): Promise<string> {
  const folder = await mkdtemp(join(resolve('packed'), 'host-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'host.css'), sheet)
  const built = await vite.build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rolldownOptions: { input: join(folder, 'host.css') } },
  })
  const { output } = [built].flat()[0] as vite.Rolldown.RolldownOutput
  const text = output.flatMap((file) =>
    'source' in file && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  return String(text[0])
}

let browser: Browser
let sheet: string

beforeAll(async () => {
  browser = await chromium.launch(launchOptions)
  sheet = await readFile('packed/ui/dist/styles/styles.css', 'utf8')
})
afterAll(() => browser.close())

/** Lists all computed styles of elements, a line for each. */
const stylesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((found) =>
    found.flatMap((element, index) => {
      const computed = getComputedStyle(element)
      return [...computed]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${element.tagName} ${index} ${name}: ${computed.getPropertyValue(name)}`)
    }),
  )

/** Returns the lines that differ. */
const changes = (before: readonly string[], after: readonly string[]) =>
  after.filter((line, index) => line !== before[index])

const elements =
  'h1,h2,h3,h4,h5,h6,p,ul,ol,li,a,button,input,select,textarea,table,td,th,img,hr,code,pre,dialog,label,fieldset,svg,video,small,progress'

test('changes no element outside of the root, whatever its classes', async () => {
  const page = await browser.newPage()
  const classes = ['', ' class="flex hidden border rounded grid truncate text-sm p-5 group"']
  await page.setContent(
    classes
      .flatMap((name) => elements.split(',').map((element) => `<${element}${name}>x</${element}>`))
      .join(''),
  )
  const before = await stylesOf(page, 'body, body *')
  await page.addStyleTag({ content: sheet })
  expect(changes(before, await stylesOf(page, 'body, body *'))).toEqual([])
})

const item = { kind: 'collectible', id: 'lamp', title: 'Harbour Lamp', price: 120 } as const
const ignore = () => {}

const parts = renderToStaticMarkup(
  createElement(
    MeridianRoot,
    null,
    createElement(Button, null, 'Plain'),
    createElement(TextLink, { to: '/lamp' }, 'Lamp'),
    createElement(SelectField, {
      label: 'Until',
      name: 'until',
      options: [{ value: '6', label: '6 Hours' }],
    }),
    createElement(BuyCollectibleScreen, { item, busy: false, onBuy: ignore, onPayByCard: ignore }),
  ),
)

/** Pages have such rules outside of layers. */
const hostRules = `
  * { box-sizing: content-box; margin: 7px; }
  button, input, select { background: none; padding: 0; border: 0; font-family: serif; border-radius: 0; }
  a { color: blue; text-decoration: line-through; }
  table { border-collapse: separate; }
  ul { list-style: square; padding: 40px; }
  img, svg { display: inline; max-width: none; }
  .hidden { display: none } .flex { display: block } .p-5 { padding: 0 }
  :root { --spacing: 9px; --font-sans: serif; --text-sm: 40px; }
`

test.each(['before', 'after'] as const)(
  "keeps its looks beside a page's rules that come %s its own",
  async (side) => {
    const page = await browser.newPage()
    const style = (css: string) => `<style>${css}</style>`
    const show = (...sheets: readonly string[]) =>
      page.setContent(
        `${sheets.map(style).join('')}<style>html, body { margin: 0 !important }</style>${parts}`,
      )
    await show(sheet)
    const before = await stylesOf(page, '.meridian *')
    expect(before.length).toBeGreaterThan(10_000)
    await (side === 'before' ? show(hostRules, sheet) : show(sheet, hostRules))
    expect(changes(before, await stylesOf(page, '.meridian *'))).toEqual([])
  },
)

test('keeps its looks beside a Tailwind with a prefix', async () => {
  const host = await compile("@import 'tailwindcss' prefix(tw);")
  const page = await browser.newPage()
  const show = (css: string) =>
    page.setContent(`<style>${css}</style><style>${sheet}</style><style>body { margin: 0 }</style>${parts}`)
  await show('')
  const before = await stylesOf(page, '.meridian *')
  await show(host)
  expect(changes(before, await stylesOf(page, '.meridian *'))).toEqual([])
})

test.each([
  ['styles.css', async () => sheet],
  ['theme.css', () => compile("@import 'tailwindcss'; @import '../ui/dist/theme/theme.css';")],
])('stands still for those who want less motion, and rings what has the focus: %s', async (_, read) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.setContent(`<style>${await read()}</style><i style="animation: x 1s infinite"></i>
    <div class="meridian"><i class="animate-orbit">o</i><button>Stop</button></div>`)
  const count = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).animationIterationCount)
  expect([await count('body > i'), await count('.meridian > i')]).toEqual(['infinite', '1'])
  await page.keyboard.press('Tab')
  const ring = await page.locator('button').evaluate((element) => getComputedStyle(element).outline)
  expect(ring).toBe('rgb(77, 216, 255) solid 2px')
})
