import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import sirv from 'sirv'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import { packed } from '../../../scripts/pack/pack-packages.ts'
import { buildApp, installApp } from './blank-app.ts'

let browser: Browser
let url: string
const ends: (() => unknown)[] = []

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const app = await installApp('host', inject('tarballs'), ['react', 'react-dom'])
  ends.push(app.remove)
  await buildApp(app)
  // A host with a strict policy for styles.
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', "style-src 'self'")
    sirv(join(app.folder, 'dist'))(request, response)
  }).listen(0)
  ends.push(() => server.close())
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(launchOptions)
  ends.push(() => browser.close())
})
afterAll(() => Promise.all(ends.map((end) => end())))

/** Lists all computed styles of elements and their pseudo-elements, a line for each. */
const stylesOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (chosen) =>
      [...document.querySelectorAll(chosen)].flatMap((element, index) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const computed = getComputedStyle(element, pseudo)
          return [...computed]
            .filter((name) => !name.startsWith('--'))
            .map(
              (name) =>
                `${index} ${element.outerHTML.slice(0, 90)}${pseudo ?? ''} ${name}: ${computed.getPropertyValue(name)}`,
            )
        }),
      ),
    selector,
  )

/** Returns the lines that differ. */
const changes = (before: readonly string[], after: readonly string[]) =>
  after.filter((line, index) => line !== before[index])

const addRules = (page: Page, rules: string, side: 'before' | 'after') =>
  page.evaluate(
    ([css, position]) => {
      const sheet = Object.assign(document.createElement('style'), { textContent: css })
      if (position === 'before') document.head.prepend(sheet)
      else document.head.append(sheet)
    },
    [rules, side] as const,
  )

const elements =
  'h1,h2,h3,h4,h5,h6,p,ul,ol,li,a,button,input,select,textarea,table,td,th,img,hr,code,pre,dialog,label,fieldset,svg,video,small,progress'

test.each(['styles', 'chains'])(
  'changes no element of a page by %s.css, whatever its classes',
  async (sheet) => {
    const page = await browser.newPage()
    const classes = ['', ' class="flex hidden border rounded grid truncate text-sm p-5 group"']
    await page.setContent(
      classes
        .flatMap((name) => elements.split(',').map((element) => `<${element}${name}>x</${element}>`))
        .join(''),
    )
    const before = await stylesOf(page, 'body, body *')
    await page.addStyleTag({ content: await readFile(join(packed, `ui/dist/styles/${sheet}.css`), 'utf8') })
    expect(changes(before, await stylesOf(page, 'body, body *'))).toEqual([])
  },
)

/** Pages have such rules outside of layers: resets, styles of elements, classes of Tailwind 3. */
const hostRules = `
  * { box-sizing: content-box; margin: 7px; }
  button, input, select { background: none; padding: 0; border: 0; font-family: serif; border-radius: 0; }
  a { color: blue; text-decoration: line-through; }
  h1, h2, h3, p { font-size: 40px; color: red; margin: 1em; line-height: 3; }
  table { border-collapse: separate; width: 10px; }
  ul { list-style: square; padding: 40px; }
  img, svg { display: inline; max-width: none; }
  .hidden { display: none } .flex { display: flex } .grid { display: grid } .block { display: block }
  .absolute { position: absolute } .relative { position: relative }
  .before\\:scale-0::before { transform: scale(0) }
  :root { --spacing: 9px; --font-sans: serif; --text-sm: 40px; --default-transition-duration: 9s; }
  @keyframes veil { to { opacity: 0 } }
`

test.each([
  { side: 'before', width: 390 },
  { side: 'after', width: 1440 },
] as const)('keeps its looks beside rules of a page that come $side its own', async ({ side, width }) => {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog').waitFor()
  // The host's own elements do not move.
  await page.addStyleTag({ content: 'html, body, #root { margin: 0 !important }' })
  await page.locator('#guest').evaluate((guest) => guest.remove())
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  const before = await stylesOf(page, '[data-meridian]')
  expect(before.length).toBeGreaterThan(100_000)
  await addRules(page, hostRules, side)
  expect(changes(before, await stylesOf(page, '[data-meridian]'))).toEqual([])
})

test('marks each of its elements, and no paragraph that a host puts inside', async () => {
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog').waitFor()
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('#root *, [role=dialog], [role=dialog] *')]
        .filter((element) => !element.matches('[data-meridian], svg *'))
        .map((element) => element.outerHTML.slice(0, 200)),
    ),
  ).toEqual(['<p id="guest">A paragraph of the host</p>'])
})

test.each(['before', 'after'] as const)(
  'lets a class of the host win that comes %s its own sheet',
  async (side) => {
    const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' })
    await page.goto(url)
    await addRules(
      page,
      '.mine { background: rgb(1, 2, 3); padding: 40px; border-radius: 0; color: rgb(4, 5, 6) }',
      side,
    )
    const mine = page.getByRole('button', { name: 'Mine' })
    expect(
      await mine.evaluate((button) => {
        const { backgroundColor, padding, borderRadius, color } = getComputedStyle(button)
        return { backgroundColor, padding, borderRadius, color }
      }),
    ).toEqual({
      backgroundColor: 'rgb(1, 2, 3)',
      padding: '40px',
      borderRadius: '0px',
      color: 'rgb(4, 5, 6)',
    })
  },
)

test('shows a dialog whole under a policy that refuses styles by script', async () => {
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
})
