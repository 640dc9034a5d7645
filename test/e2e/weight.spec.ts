import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { paths, type PathName } from '@meridian/contract/paths/paths'
import { builtPages } from '@meridian/site/pages'
import { blockedWordsIn } from '../blocked-words.ts'
import { builtFile, builtFiles, siteFolder } from '../built-files.ts'
import { coreOnce, expect, once, test } from './fixtures.ts'

const site = siteFolder

/** Bytes, gzipped, of React, React DOM and the router with one empty route, as Vite builds them. */
const floor = 97_900

/** Bytes, gzipped, that a page may load beyond the floor until it is usable (docs/performance.md). */
const allowance = { visitor: 70_000, form: 85_000 }

const kinds: Readonly<Partial<Record<PathName, keyof typeof allowance>>> = {
  signUp: 'form',
  signIn: 'form',
  forgotPassword: 'form',
}

const written = builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => name)

const weight = (file: string): number => gzipSync(readFileSync(`${site}${file}`), { level: 9 }).length

test('keeps the code that a page needs before it can be used within its budget', coreOnce, () => {
  const beyond = written.map((name) => {
    const html = readFileSync(`${site}${paths[name]}/index.html`, 'utf8')
    const files = /data-code="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    const bytes = files.reduce((sum, file) => sum + weight(file), 0)
    return { name, bytes: bytes - floor, allowed: allowance[kinds[name] ?? 'visitor'] }
  })
  expect(beyond.filter(({ bytes, allowed }) => bytes > allowed || bytes <= 0)).toEqual([])
})

test('loads the machines on no page before somebody takes a step', coreOnce, () => {
  const heavy = written.filter((name) => {
    const html = readFileSync(`${site}${paths[name]}/index.html`, 'utf8')
    const files = /data-code="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    return files.length === 0 || files.some((file) => readFileSync(site + file, 'utf8').includes('xstate.'))
  })
  expect(heavy).toEqual([])
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
  const code = builtFile('src/features/market/market.route.tsx')
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
