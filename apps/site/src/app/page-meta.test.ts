import { itemPages } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { expect, test } from 'vitest'
import { headTags, pageMeta } from './page-meta.ts'
import { builtPages, pages, pathNames } from './pages.ts'

const prerendered = builtPages.filter((page) => page.prerendered).map(({ name }) => name)

test('describes each prerendered page, and no other', () => {
  expect(pathNames.filter((name) => pageMeta[name])).toEqual(prerendered)
  const descriptions = prerendered.map((name) => pageMeta[name]?.description)
  expect(new Set(descriptions).size).toBe(prerendered.length)
})

test('keeps descriptions within the length that search engines show', () => {
  const odd = prerendered.filter((name) => {
    const { length } = pageMeta[name]?.description ?? ''
    return length < 50 || length > 160
  })
  expect(odd).toEqual([])
})

test('writes no full address without the address of the site', () => {
  const html = headTags({
    title: 'MarketPlace',
    path: paths.market,
    siteUrl: '',
    description: 'A "market"',
  })
  expect(html).toContain('<title>MarketPlace · Meridian 2117</title>')
  expect(html).toContain('<meta name="description" content="A &quot;market&quot;" />')
  expect(html).toContain('<meta property="og:image" content="/link-cards/home.jpg" />')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('og:url')
})

test('prerenders no page that needs an item or a player', () => {
  const odd = prerendered.filter((name) => {
    const page = pages[name]
    return page.kind !== 'screen' || page.needs || page.bare
  })
  expect(odd).toEqual([])
})

test('lists every page that takes an item for the server', () => {
  const taking = builtPages.filter(({ needs }) => needs === 'item').map(({ name }) => paths[name])
  expect(taking.toSorted()).toEqual(itemPages.toSorted())
})
