import { expect, test } from 'vitest'
import { priceOrMissing, shortAddress, totalOrMissing, usdtOrMissing } from './format.ts'

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

test('an address is shown by its ends', () => {
  expect(shortAddress('0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c')).toBe('0x8f3a…1b2c')
})
