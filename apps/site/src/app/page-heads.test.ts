import { pageFile, paths } from '@meridian-2117/contract/paths/paths'
import { expect, test } from 'vitest'
import { pageHeads } from './page-heads.ts'
import { builtPages } from './pages.ts'

const prerendered = builtPages.filter((page) => page.prerendered)

test('keeps descriptions within the length that search engines show, and no two the same', () => {
  const descriptions = prerendered.map((page) => page.prerendered?.description ?? '')
  expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([])
  expect(new Set(descriptions).size).toBe(prerendered.length)
})

test('writes no full address without the address of the site', () => {
  const html = pageHeads('').get(pageFile(paths.about))
  expect(html).toContain('<title>About Us · Meridian 2117</title>')
  expect(html).toContain('<meta name="description" content="How the Gate')
  expect(html).toContain('<meta property="og:image" content="/link-cards/home.jpg" />')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('og:url')
})
