import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../../../scripts/browser.ts'
import {
  builtFile,
  entriesOf,
  pack,
  packages,
  packed,
  type PackageName,
} from '../../../scripts/pack/pack-packages.ts'
import { checkTypes, installApp, type BlankApp } from './blank-app.ts'
import { licencesOf } from './licences.ts'

let tarballs: Record<PackageName, string>
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  tarballs = await pack()
})
afterAll(() => Promise.all(ends.map((end) => end())))

async function install(name: string, brought: readonly string[]): Promise<BlankApp> {
  const app = await installApp(name, tarballs, brought)
  ends.push(app.remove)
  return app
}

const browserTypes = ['@types/react', '@types/react-dom']

test.each(packages)('%s has no finding of publint', async (name) => {
  const tarball = await readFile(tarballs[name])
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) },
  })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test.each(packages)('the types of every entry of %s are those of its code', async (name) => {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarballs[name])), {
    excludeEntrypoints: [/\.css$/, './package.json'],
  })
  // Packages of ES modules alone: a resolution that knows no `exports`, or asks for CommonJS, finds none.
  const problems = analysis.types === false ? ['no types'] : analysis.problems
  expect(
    problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !(
          problem.kind === 'CJSResolvesToESM' ||
          ('resolutionKind' in problem && problem.resolutionKind === 'node10')
        ),
    ),
  ).toEqual([])
})

test.each(packages)(
  'what %s offers is what its list says; a change of it is a change of the list',
  async (name) => {
    const listed = await Promise.all(
      (await entriesOf(name))
        .filter(({ source }) => !source.endsWith('.css'))
        .map(async ({ path, source }) => {
          const types = await readFile(join(packed, name, builtFile(source, '.d.ts')), 'utf8')
          const said = types
            .replaceAll(/\/\*\*[^]*?\*\//g, '')
            .split('\n')
            .filter((line) => line.trim() !== '' && !line.startsWith('import ') && !line.startsWith('//'))
          return `## ${path}\n\n${said.join('\n')}\n`
        }),
    )
    await expect(listed.join('\n')).toMatchFileSnapshot(`../api/${name}.txt`)
  },
)

test('every licence that the packages bring along is listed', async () => {
  await expect(await licencesOf(packages)).toMatchFileSnapshot('../api/licences.txt')
})

test.each([
  ['ui', 'buy/main.tsx'],
  ['flows', 'node/main.ts'],
  ['contract', 'node/main.ts'],
] as const)('the example in the README of %s is the app %s', async (name, app) => {
  const readme = await readFile(`packages/${name}/README.md`, 'utf8')
  expect(readme).toContain(await readFile(`test/packages/apps/${app}`, 'utf8'))
})

test('contract and flows run without a DOM', async () => {
  const app = await install('node', ['xstate'])
  await checkTypes(app, ['ES2024', 'DOM'])
  const said = execFileSync(process.execPath, ['main.ts'], { cwd: app.folder, encoding: 'utf8' })
  expect(said.split('\n')).toEqual([
    'GET /api/v1/market/getMarket',
    '/api/v1/history/history/player-1',
    'Harbour Lamp costs 120.5',
    'goes on to cardPayment',
    '',
  ])
})

test('a blank app buys with the screens and the machines, over an API and a card provider of its own', async () => {
  const app = await install('buy', ['@xstate/react', ...browserTypes])
  await checkTypes(app, ['ES2022', 'DOM', 'DOM.Iterable'])
  await buildApp(app)
  const server = await preview({ root: app.folder, configFile: false, preview: { port: 0 } })
  ends.push(() => server.close())
  const browser = await chromium.launch(launchOptions)
  ends.push(() => browser.close())
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const asked: string[] = []
  const answers: Record<string, unknown> = {
    owned: 'available',
    intent: { clientSecret: 'secret-1' },
    pay: { status: 'redirecting' },
  }
  await page.route('**/my-api/*', async (route) => {
    const call = route.request().url().split('/').at(-1)!
    asked.push(call)
    await route.fulfill({ json: answers[call] })
  })
  await page.route('**/lamp.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.getByRole('heading', { level: 1, name: 'Harbour Lamp' }).waitFor()
  // The style sheet is there: the page has the colour of the void.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(7, 10, 18)')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay $120' }).click()
  await page.getByRole('heading', { name: 'Paid: 12000 cents' }).waitFor()
  expect(asked).toEqual(['owned', 'intent', 'pay'])
  expect(faults).toEqual([])
})

/** Builds an app with what Vite does by itself. */
async function buildApp({ folder }: BlankApp, external: readonly string[] = []): Promise<void> {
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Shop</title><body><script type="module" src="/main.tsx"></script></body></html>',
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // Vite would put the smallest fonts into the styles; they are fetched when a letter needs them.
    build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { external: [...external] } },
  })
}

test('one dialog brings its own weight and no more; the whole buy chain keeps to its budget', async () => {
  const host = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom']
  const dialog = await install('dialog', browserTypes)
  await buildApp(dialog, host)
  const buy = await install('buy', ['@xstate/react', ...browserTypes])
  await buildApp(buy, host)
  const weights = { dialog: await weightOf(dialog), buy: await weightOf(buy) }
  expect(weights.dialog).toBeLessThanOrEqual(20_000)
  // A third of it is the styles of all screens; a host with Tailwind gets those of its own pages alone.
  expect(weights.buy).toBeLessThanOrEqual(66_000)
})

/** JavaScript and styles of a built app, gzipped, in bytes. */
async function weightOf({ folder }: BlankApp): Promise<number> {
  const html = await readFile(join(folder, 'dist/index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)
  const bytes = await Promise.all(files.map((file) => readFile(join(folder, 'dist', file))))
  return bytes.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
}
