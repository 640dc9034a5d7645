import { itemPages } from '@meridian/contract/rules/item-link'
import { paths } from '@meridian/contract/rules/paths'
import { expect, test } from 'vitest'
import { headTags, pageMeta } from './page-meta.ts'
import { builtPages, pages, pathNames } from './pages.ts'

const prerendered = builtPages.filter((page) => page.prerendered).map(({ name }) => name)

test('every page that is prerendered has a description of its own, and no other page has one', () => {
  expect(pathNames.filter((name) => pageMeta[name])).toEqual(prerendered)
  const descriptions = prerendered.map((name) => pageMeta[name]?.description)
  expect(new Set(descriptions).size).toBe(prerendered.length)
})

test('a description is long enough to say something and short enough to be shown whole', () => {
  const odd = prerendered.filter((name) => {
    const { length } = pageMeta[name]?.description ?? ''
    return length < 50 || length > 160
  })
  expect(odd).toEqual([])
})

test('without the address of the site no full address is made up', () => {
  const html = headTags({ title: 'MarketPlace', path: paths.market, description: 'A "market"' })
  expect(html).toContain('<title>MarketPlace · Meridian 2117</title>')
  expect(html).toContain('<meta name="description" content="A &quot;market&quot;" />')
  expect(html).toContain('<meta property="og:image" content="/link-cards/home.jpg" />')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('og:url')
})

test('prerenders no page that needs an item or a player', () => {
  const odd = prerendered.filter((name) => {
    const page = pages[name]
    return page.stands !== 'screen' || page.needs || page.bare
  })
  expect(odd).toEqual([])
})

test('the server writes the head of an item for every page that takes one', () => {
  const taking = builtPages.filter(({ needs }) => needs === 'item').map(({ name }) => paths[name])
  expect(taking.toSorted()).toEqual(itemPages.toSorted())
})
