import { expect, test } from 'vitest'
import { readMarketView, withMarketView, type MarketView } from './market-view.ts'

const read = (address: string) => readMarketView(new URLSearchParams(address))

const whole: MarketView = {
  strand: 'odyssey',
  sort: 'newest',
  find: 'ring',
  minPrice: 0,
  maxPrice: 1890.5,
  saved: true,
}

test('a view is read back off the address that was made of it', () => {
  const address = withMarketView(new URLSearchParams('show=all&strand=dominion'), whole)
  expect(address.toString()).toBe('show=all&strand=odyssey&sort=newest&find=ring&min=0&max=1890.5&saved=true')
  expect(readMarketView(address)).toEqual(whole)
})

test('an empty view leaves the rest of the address alone', () => {
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
])('what makes no sense in %s counts as not there', (address) => {
  expect(read(address)).toEqual({})
})

test('a text that is looked for is cut where the server would refuse it', () => {
  expect(read(`find=${'x'.repeat(300)}`)).toEqual({ find: 'x'.repeat(100) })
})
