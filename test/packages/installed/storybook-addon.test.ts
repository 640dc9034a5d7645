import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import { blankStorybook, root, type BlankStorybook } from './blank-storybook.ts'
import { runIn } from './run-in.ts'

let storybook: BlankStorybook
let address: string
let browser: Browser
let page: Page
let faults: string[]

/** Packages of a Storybook with React and machines. */
const brought = [
  '@storybook/react-vite',
  '@types/react',
  '@xstate/react',
  'react',
  'react-dom',
  'storybook',
  'vite',
  'xstate',
]

beforeAll(async () => {
  storybook = await blankStorybook('storybook')
  const { folder, tarball } = storybook
  await cp(join(root, 'packages/storybook-addon-xstate/demo'), join(folder, 'demo'), { recursive: true })
  const target = join(folder, 'node_modules/@meridian-2117/storybook-addon-xstate')
  await mkdir(target, { recursive: true })
  await runIn(folder, 'tar', '-xzf', tarball, '-C', target, '--strip-components=1')
  for (const name of brought) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', name), link, 'junction')
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  address = await storybook.serve()
  browser = await chromium.launch(launchOptions)
})

afterAll(async () => {
  await browser.close()
  await storybook.remove()
})

/** Opens a story with the panel beside it, or below. */
async function open(story: string, placement = 'right'): Promise<void> {
  await page.goto(`${address}/?path=/story/machines--${story}&panel=${placement}`)
  await page.getByRole('tab', { name: 'XState' }).click()
  await page.locator('[data-active]').first().waitFor()
}

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
})
afterEach(async () => {
  await page.close()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const active = () =>
  page.locator('[data-active] > .xs-name').evaluateAll((names) => names.map((name) => name.textContent))
const next = (name: string) => page.getByRole('region', { name: 'Next' }).getByRole('button', { name })
const choose = (story: string) => page.getByRole('link', { name: story, exact: true }).click()
const log = () => page.getByRole('region', { name: 'Log' }).getByRole('listitem')

test('steps both regions of a parallel machine, and back to an earlier step', async () => {
  await open('parallel')
  await expect.poll(active).toEqual(['heat', 'cold', 'lamp', 'dark'])
  await next('boil').click()
  await expect.poll(active).toEqual(['heat', 'hot', 'lamp', 'lit'])
  await log().first().getByRole('button').click()
  await expect.poll(active).toEqual(['heat', 'cold', 'lamp', 'dark'])
  await page.getByRole('button', { name: 'Go back here' }).click()
  await expect.poll(() => log().last().textContent()).toContain('gone back')
  await next('boil').click()
  await expect.poll(active).toContain('hot')
})

test('shows an invoked machine as a child with its own chart, fails its call, and hides what it emits in secret', async () => {
  await open('children')
  await next('open').click()
  const machines = page.getByRole('navigation', { name: 'Machines' })
  const order = machines.getByRole('button', { name: 'order' })
  await order.click()
  await expect.poll(active).toEqual(['waiting'])
  await page.getByRole('combobox', { name: 'bake' }).selectOption('failsNext')
  await next('start').click()
  await order.click()
  await expect.poll(active).toEqual(['burnt'])
  await next('again').click()
  await expect
    .poll(() => log().allTextContents())
    .toContainEqual(expect.stringContaining('emits rang {apiToken: •••}'))
  await machines.getByRole('button', { name: 'bakery' }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Context' }).textContent()).toContain('served: 1')
})

test('stands still after going back to a call of a child', async () => {
  await open('children')
  await next('open').click()
  await page.getByRole('navigation', { name: 'Machines' }).getByRole('button', { name: 'order' }).click()
  await next('start').click()
  await expect.poll(() => log().allTextContents()).toContainEqual(expect.stringContaining('→ ready'))
  await log().filter({ hasText: '→ baking' }).getByRole('button').press('Enter')
  await expect.poll(() => log().allTextContents()).toContainEqual(expect.stringContaining('restored'))
  await expect.poll(active).toEqual(['baking'])
  await next('bake is done').click()
  await expect.poll(() => log().filter({ hasText: 'order is done → closed' }).count()).toBe(2)
})

test('ends a delay at once', async () => {
  await open('delays')
  await next('after walk, 60000 ms').click()
  await expect.poll(active).toEqual(['green'])
  await next('after warn, 90000 ms').click()
  await next('after 30000').click()
  await expect.poll(active).toEqual(['red'])
})

test('begins a component in the state that its story names', async () => {
  await open('started-off')
  await expect.poll(active).toEqual(['off'])
  await next('power').click()
  await expect.poll(active).toEqual(['on', 'jazz'])
})

test('watches the actor of a component, and begins it anew in a state that it is taken to', async () => {
  await open('history')
  const story = page.frameLocator('#storybook-preview-iframe').getByRole('button')
  await story.click()
  await expect.poll(active).toEqual(['on', 'news'])
  await next('power').click()
  await next('power').click()
  await expect.poll(() => story.textContent()).toBe('{"on":"news"}')
  await page.getByRole('button', { name: 'State off' }).click()
  await page.getByRole('button', { name: 'Go there' }).click()
  await expect.poll(() => story.textContent()).toBe('"off"')
})

test('copies the path to a step as a story', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('history')
  await next('next').click()
  await page.getByRole('button', { name: 'Copy as story' }).click()
  await expect.poll(() => page.locator('output').textContent()).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '{ ...Base, parameters: { xstate: { begin: {"radio":[{"type":"next"}]} } } }',
  )
})

const context = () => page.getByRole('region', { name: 'Context' })
const entries = () => context().locator('.xs-value').allTextContents()

test.each([
  ['big-int-context', ['price: 5n', 'rate: 0.5']],
  ['circle', ["node: {name: 'self', next: {…}}"]],
  ['element-context', ['body: <body>', 'onClick: ƒ onClick()']],
  [
    'named',
    [
      'tokenId: 42',
      'cookieConsent: true',
      "discordId: '175928847299117063'",
      "tokenUri: 'ipfs://shelf/42'",
      'password: •••',
      "card: {number: '4242', cardNumber: •••, securityCode: •••}",
    ],
  ],
  ['instances', ['cart: Cart {items: Array(2)}', 'type: ƒ Cart()', 'nothing: null']],
] as const)('steps through a machine with an odd context: %s', async (story, shown) => {
  await open(story)
  await next('go').click()
  await expect.poll(active).toContain('going')
  await expect.poll(entries).toEqual(['count: 1 changed', ...shown])
})

test('opens collections, an error with its cause, and the first entries of a long list', async () => {
  await open('collections')
  const toggle = (name: string) => context().getByRole('button', { name }).first().click()
  await toggle('prices: Map(1)')
  await expect.poll(entries).toContain("'tea': {cents: 250}")
  await toggle('failure: Error: Refused')
  await expect.poll(entries).toContain('cause: TypeError: No such card')
  await toggle('many: Array(10000)')
  await expect.poll(entries).toContain('99: 99')
  expect(await entries()).not.toContain('100: 100')
  expect(await entries()).toContain('…: not shown')
})

test('comes back to a remembered state in one of two regions', async () => {
  await open('parallel-states')
  await next('louder').click()
  await next('mute').click()
  await expect.poll(active).toEqual(['picture', 'paused', 'sound', 'off'])
  await next('mute').click()
  await expect.poll(active).toEqual(['picture', 'paused', 'sound', 'on', 'high'])
})

test('shows the whole of a chart of 300 states folded, and unfolds a state by keyboard', async () => {
  await open('tower')
  await expect.poll(active).toEqual(['floor0'])
  await page.getByRole('button', { name: 'Unfold floor0' }).press('Enter')
  await expect.poll(active).toEqual(['floor0', 'room0'])
  await next('next').click()
  await expect.poll(active).toEqual(['floor0', 'room1'])
  await expect.poll(entries).toEqual(['visits: 1 changed'])
})

test('shows all states in a panel of the usual height', async () => {
  await open('parallel-states', 'bottom')
  const outside = () =>
    page.locator('.xs-canvas').evaluate((canvas) => {
      const { top, bottom, left, right } = canvas.getBoundingClientRect()
      const boxes = [...canvas.querySelectorAll('.xs-state')].map((box) => box.getBoundingClientRect())
      const isOutside = (box: DOMRect) =>
        box.top < top || box.bottom > bottom || box.left < left || box.right > right
      return [boxes.length, boxes.filter(isOutside).length]
    })
  await expect.poll(outside).toEqual([9, 0])
})

test('leaves the rows of the log in place under a pointer', async () => {
  await open('history')
  const story = page.frameLocator('#storybook-preview-iframe').getByRole('button')
  const press = (times: number) =>
    story.evaluate((button, count) => {
      for (let pressed = 0; pressed < count; pressed += 1) (button as HTMLElement).click()
    }, times)
  const scrolled = () => page.locator('.xs-log ol').evaluate((list) => list.scrollTop)
  await log().first().hover()
  await press(60)
  await expect.poll(() => log().count()).toBe(61)
  expect(await scrolled()).toBe(0)
  await page.getByRole('region', { name: 'Context' }).hover()
  await press(1)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('tells two machines without an id apart', async () => {
  await open('unnamed')
  const show = async (name: string) => {
    const machines = page.getByRole('navigation', { name: 'Machines' })
    await machines.getByRole('button', { name, exact: true }).click()
    // The panel shows what the page answers. Until then its controls are those of the other machine.
    await machines.getByRole('button', { name, exact: true, pressed: true }).waitFor()
  }
  await show('Machines')
  await page.getByRole('combobox', { name: 'call' }).selectOption('failsNext')
  await show('Machines 2')
  await next('start').click()
  await expect.poll(active).toEqual(['ready'])
  await show('Machines')
  await next('start').click()
  await expect.poll(active).toEqual(['failed'])
  await page.getByRole('button', { name: 'State ready' }).click()
  await page.getByRole('button', { name: 'Go there' }).click()
  await expect.poll(active).toEqual(['ready'])
})

test('asks for the type of an event that a wildcard takes', async () => {
  await open('partial-events')
  await page.getByRole('combobox', { name: 'Type of pointer.*' }).fill('pointer.press')
  await next('pointer.*').click()
  await expect.poll(active).toEqual(['over'])
})

test('says once per story that it cannot show an actor, and shows that of the next story', async () => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const told = () => errors.filter((text) => text.includes('cannot show an actor')).length
  await open('history')
  await choose('Without Fixture')
  await expect.poll(told).toBe(1)
  await choose('History')
  await expect.poll(active).toEqual(['on', 'jazz'])
  await choose('Without Fixture')
  await expect.poll(told).toBe(2)
})

test('shows the actor of a module in a story without its own, and lists it in others', async () => {
  const machines = () =>
    page.getByRole('navigation', { name: 'Machines' }).getByRole('button').allTextContents()
  await open('history')
  await choose('Of The Whole Page')
  await expect.poll(active).toEqual(['dark'])
  await choose('History')
  await expect.poll(active).toEqual(['on', 'jazz'])
  expect(await machines()).toEqual(['theme', 'radio'])
})

test('draws nothing behind another panel, and what is current when it is shown again', async () => {
  await open('history')
  await page.getByRole('tab', { name: 'Controls' }).click()
  await expect.poll(() => page.locator('.xs').count()).toBe(0)
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').click()
  await page.getByRole('tab', { name: 'XState' }).click()
  await expect.poll(active).toEqual(['on', 'news'])
  expect(await log().count()).toBe(2)
})

test('shows the last 500 of 1,000 events of 300 states', async () => {
  await open('tower')
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').click()
  await expect.poll(entries).toEqual([expect.stringContaining('visits: 1000')])
  await expect.poll(() => log().last().textContent()).toContain('1001')
  await expect.poll(() => page.locator('.xs').textContent()).toContain('Only the last 500 steps are stored.')
  expect(await log().count()).toBe(500)
})
