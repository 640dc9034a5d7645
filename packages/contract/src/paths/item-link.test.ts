import { expect, test } from 'vitest'
import { calderaRidge, kestrelInterceptor } from '../../fixtures/fixtures.ts'
import { itemLink } from './item-link.ts'
import { paths } from './paths.ts'

test('leads to the page of the item’s kind, with its id in the address and the item beside it', () => {
  expect([kestrelInterceptor, calderaRidge].map((item) => itemLink(item))).toEqual([
    { to: `${paths.buyCollectible}?item=${kestrelInterceptor.id}`, state: { item: kestrelInterceptor } },
    { to: `${paths.buyLand}?item=${calderaRidge.id}`, state: { item: calderaRidge } },
  ])
})

test('escapes an id that has signs of an address', () => {
  const item = { ...kestrelInterceptor, id: 'a&b=c' }
  expect(itemLink(item, paths.makeOffer).to).toBe(`${paths.makeOffer}?item=a%26b%3Dc`)
})

test('names no id where the item has none', () => {
  expect(itemLink({ ...kestrelInterceptor, id: '' }).to).toBe(paths.buyCollectible)
})
