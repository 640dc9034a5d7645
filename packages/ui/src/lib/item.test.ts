import { expect, test } from 'vitest'
import { popularItems } from './item.ts'

test('shows other items in Popular Collections than in the MarketPlace block, while there are enough', () => {
  const market = Array.from({ length: 9 }, (_, i) => ({ kind: 'collectible' as const, id: String(i) }))
  const ids = (count: number) =>
    popularItems(market.slice(0, count))
      .slice(0, 4)
      .map(({ id }) => id)
  expect(ids(9)).toEqual(['4', '5', '6', '7'])
  expect(ids(8)).toEqual(['4', '5', '6', '7'])
  expect(ids(7)).toEqual(['0', '1', '2', '3'])
  expect(ids(2)).toEqual(['0', '1'])
  expect(ids(0)).toEqual([])
})
