import type { Item } from '@meridian/contract'
import { expect, test } from 'vitest'
import { itemsInView } from './items-in-view.ts'
import type { MarketView } from './market-view.ts'

const item = (id: string, more: Partial<Item>): Item => ({ kind: 'land', id, title: id, ...more })

const items = [
  item('Ring', { strand: 'odyssey', price: 20, serialNumber: '#L-1' }),
  item('Reef', { strand: 'dominion', price: 5.5 }),
  item('Ridge', { serialNumber: '#L-20' }),
  item('Oasis', { strand: 'odyssey', price: 5.5 }),
]

test.each<[string, MarketView, string[]]>([
  ['everything, as it is listed', {}, ['Ring', 'Reef', 'Ridge', 'Oasis']],
  ['one strand', { strand: 'odyssey' }, ['Ring', 'Oasis']],
  ['what a title holds, in any case', { find: ' ri ' }, ['Ring', 'Ridge']],
  ['what a serial number holds', { find: 'l-20' }, ['Ridge']],
  ['both bounds of a price included', { minPrice: 5.5, maxPrice: 5.5 }, ['Reef', 'Oasis']],
  ['no item without a price between bounds', { minPrice: 0 }, ['Ring', 'Reef', 'Oasis']],
  ['the newest first', { sort: 'newest' }, ['Oasis', 'Ridge', 'Reef', 'Ring']],
  ['the cheapest first', { sort: 'price-up' }, ['Reef', 'Oasis', 'Ring', 'Ridge']],
  ['the dearest first', { sort: 'price-down' }, ['Ring', 'Reef', 'Oasis', 'Ridge']],
])('a view holds %s', (_, view, titles) => {
  expect(itemsInView(items, view).map(({ title }) => title)).toEqual(titles)
})
