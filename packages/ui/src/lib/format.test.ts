import { expect, test } from 'vitest'
import { shortAddress, totalOrMissing, usdtOrMissing } from './format.ts'

test('a price of nothing is a price', () => {
  expect([usdtOrMissing(0), totalOrMissing(0)]).toEqual(['$0 USDT', '$0.5 USDT'])
})

test('a price that is not there reads as a dash, and so does its total', () => {
  expect([usdtOrMissing(undefined), totalOrMissing(undefined)]).toEqual(['—', '—'])
})

test('an address is shown by its ends', () => {
  expect(shortAddress('0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c')).toBe('0x8f3a…1b2c')
})
