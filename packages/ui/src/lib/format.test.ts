import { expect, test } from 'vitest'
import { priceOrMissing, totalOrMissing, usdtOrMissing } from './format.ts'

test('a price of nothing is a price', () => {
  expect([priceOrMissing(0), usdtOrMissing(0), totalOrMissing(0)]).toEqual(['$0', '$0 USDT', '$0.5 USDT'])
})

test('a price that is not there reads as a dash, and so does its total', () => {
  const none = undefined
  expect([priceOrMissing(none), usdtOrMissing(none), totalOrMissing(none)]).toEqual([
    'No price yet',
    '—',
    '—',
  ])
})
