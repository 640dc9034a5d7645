import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { builtPages } from '@meridian-2117/site/pages'
import { blockedWordsIn } from '../blocked-words.ts'
import { builtFile, builtFiles, siteFolder } from '../built-files.ts'
import { coreOnce, expect, once, test } from './fixtures.ts'

const site = siteFolder

/** Limits of a page (docs/limits.md): files and gzipped bytes before it answers, and files in its first 5 s. */
const limits = { firstFiles: 8, firstBytes: 190_000, files: 15 }

/** Pages of items also load the machines, which their buttons start. */
const itemBytes = 205_000

const written = builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => name)

const weight = (file: string): number => gzipSync(readFileSync(`${site}${file}`), { level: 9 }).length

/** Lists the files of code that a page names in its head. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:modulepreload" crossorigin href|module" crossorigin src)="([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
const htmlOf = (name: PathName) => readFileSync(`${site}${paths[name]}/index.html`, 'utf8')

test('needs few files and bytes of code before a page can be used', coreOnce, () => {
  const pages = [
    ...written.map((name) => ({ page: paths[name], html: htmlOf(name), bytes: limits.firstBytes })),
    ...[paths.buyCollectible, paths.buyLand].map((page) => ({
      page,
      html: readFileSync(`${site}/.server${page}.html`, 'utf8'),
      bytes: itemBytes,
    })),
  ]
  const over = pages.flatMap(({ page, html, bytes: allowed }) => {
    const files = filesIn(html)
    const bytes = files.reduce((sum, file) => sum + weight(file), 0)
    return files.length > 0 && files.length <= limits.firstFiles && bytes <= allowed
      ? []
      : [{ page, files: files.length, bytes }]
  })
  expect(over).toEqual([])
})

test('has no small file of code but those of pages and of a reason', coreOnce, () => {
  const named = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string; name: string }
  >
  const small = Object.values(named)
    .filter(({ file }) => file.endsWith('.js') && readFileSync(`${site}/${file}`).length < 4096)
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('.route'))
  expect(small.toSorted()).toEqual(['rolldown-runtime', 'walletPages'])
})

for (const path of [
  paths.home,
  paths.market,
  paths.lands,
  itemLink(kestrelInterceptor).to,
  paths.signIn,
  paths.about,
])
  test(`asks for each file of code of ${path} once, and for few`, once, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) requested.push(pathname)
    })
    await page.goto(path)
    await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(requested.length).toBeLessThanOrEqual(limits.files)
    expect(requested).toEqual([...new Set(requested)])
  })

test('loads the machines on no page of visitors before somebody takes a step', coreOnce, () => {
  const steps = builtFile('steps')
  expect(written.filter((name) => filesIn(htmlOf(name)).includes(steps))).toEqual([])
})

test('inlines the styles of a first view, in at most 16 kB', coreOnce, () => {
  const heavy = written.filter((name) => {
    const html = readFileSync(`${site}${paths[name]}/index.html`, 'utf8')
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style).join('')
    return styles === '' || gzipSync(styles, { level: 9 }).length > 16_000
  })
  expect(heavy).toEqual([])
})

test('requests the first picture of a page before the others', coreOnce, () => {
  const late = written.filter((name) => {
    const [first] = readFileSync(`${site}${paths[name]}/index.html`, 'utf8').match(/<img[^>]*>/) ?? []
    return first && !first.includes('fetchpriority="high"')
  })
  // A form has one picture on phones and another in wide windows, so preloading would fetch both.
  expect(late).toEqual(['signUp', 'signIn', 'forgotPassword'])
})

test('prefetches the code of a linked page once the pointer approaches', once, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(paths.home)
  const link = page.getByRole('main').getByRole('link', { name: 'Marketplace' })
  const code = builtFile('market')
  // The page listens for pointers last of all.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      return requested
    })
    .toContain(code)
  await expect(page).toHaveURL(paths.home)
})

test('names no file of the site as blockers expect, and code by hash alone', coreOnce, () => {
  const files = builtFiles()
  expect(files.length).toBeGreaterThan(100)
  const isCode = (file: string) => file.startsWith('/assets/')
  const codeNames = files.filter(isCode)
  const otherNames = files.filter((file) => !isCode(file))
  expect(codeNames.filter((file) => !/^\/assets\/[0-9a-f]{12}\.\w+$/.test(file))).toEqual([])
  expect(otherNames.filter((file) => blockedWordsIn(file).length > 0)).toEqual([])
})
