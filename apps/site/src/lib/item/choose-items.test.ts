import { expect, test } from 'vitest'
import type { Item, ItemQuery } from '@meridian-2117/contract'
import { chooseItems } from './choose-items.ts'

const item = (title: string, price?: number, more: Partial<Item> = {}): Item => ({
  kind: 'land',
  id: title,
  title,
  price,
  ...more,
})
const listed = [
  item('Ridge', 300, { game: 'odyssey', serialNumber: '#L-7' }),
  item('Unpriced'),
  item('Zo\u00eb’s Yard', 100.5, { game: 'dominion' }),
  item('Glacier', 300),
]

test.each<[string, Omit<ItemQuery, 'limit'>, readonly string[]]>([
  ['nothing', {}, ['Ridge', 'Unpriced', 'Zo\u00eb’s Yard', 'Glacier']],
  ['the cheapest first', { sort: 'price-up' }, ['Zo\u00eb’s Yard', 'Ridge', 'Glacier', 'Unpriced']],
  ['the dearest first', { sort: 'price-down' }, ['Ridge', 'Glacier', 'Zo\u00eb’s Yard', 'Unpriced']],
  ['the newest first', { sort: 'newest' }, ['Glacier', 'Zo\u00eb’s Yard', 'Unpriced', 'Ridge']],
  ['one game', { game: 'odyssey' }, ['Ridge']],
  ['a name', { find: "zoe\u0308's" }, ['Zo\u00eb’s Yard']],
  ['a number', { find: 'l-7' }, ['Ridge']],
  ['a lower bound', { minPrice: 300 }, ['Ridge', 'Glacier']],
  ['an upper bound', { maxPrice: 100.5 }, ['Zo\u00eb’s Yard']],
  ['several at once', { minPrice: 1, maxPrice: 300, find: 'g', sort: 'price-up' }, ['Ridge', 'Glacier']],
])('chooses %s from a plain list', (_, query, titles) => {
  expect(chooseItems(listed, query).map(({ title }) => title)).toEqual(titles)
})

test.each([{ sort: 'price-up' }, { sort: 'price-down', minPrice: 200, find: 'i' }] as const)(
  'leaves its first choice by %j as it is',
  (query) => {
    const once = chooseItems(listed, query)
    expect(chooseItems(once, query)).toEqual(once)
  },
)
