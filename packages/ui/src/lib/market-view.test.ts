import { expect, test } from 'vitest'
import { readMarketView, withMarketView, type MarketView } from './market-view.ts'

const read = (address: string) => readMarketView(new URLSearchParams(address))

const whole: MarketView = {
  game: 'odyssey',
  sort: 'newest',
  find: 'ring',
  minPrice: 0,
  maxPrice: 1890.5,
  saved: true,
}

test('reads a view back from its own address', () => {
  const address = withMarketView(new URLSearchParams('show=all&strand=dominion'), whole)
  expect(address.toString()).toBe('show=all&strand=odyssey&sort=newest&find=ring&min=0&max=1890.5&saved=true')
  expect(readMarketView(address)).toEqual(whole)
})

test('leaves the rest of the address alone for an empty view', () => {
  const address = withMarketView(new URLSearchParams('show=all&sort=price-up&max=5'), {})
  expect(address.toString()).toBe('show=all')
  expect(read('')).toEqual({})
})

test.each([
  'strand=chess',
  'sort=name',
  'min=-1',
  'min=1e3',
  'max=cheap',
  'max=',
  'find=%20',
  'min=1.005',
  'saved=no',
])('ignores nonsense in %s', (address) => {
  expect(read(address)).toEqual({})
})

test('cuts a search text to the length that the server accepts', () => {
  expect(read(`find=${'x'.repeat(300)}`)).toEqual({ find: 'x'.repeat(100) })
})
