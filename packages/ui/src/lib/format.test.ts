import { expect, test } from 'vitest'
import { shortAddress, totalOrMissing, usdtOrMissing } from './format.ts'

test('formats a price of 0 as a price', () => {
  expect([usdtOrMissing(0), totalOrMissing(0)]).toEqual(['$0 USDT', '$0.5 USDT'])
})

test('formats a missing price as a dash, and its total too', () => {
  expect([usdtOrMissing(undefined), totalOrMissing(undefined)]).toEqual(['—', '—'])
})

test('shortens an address to its ends', () => {
  expect(shortAddress('0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c')).toBe('0x8f3a…1b2c')
})
