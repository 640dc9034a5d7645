import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceText, sumOf, toCents, toDollars, usdtText } from './pricing.ts'

const cents = fc.integer({ min: 0, max: 10_000_000_00 })

test('prints prices as plain numbers, without grouping', () => {
  expect([1800.5, 2000, 899.99, 0, 1234567, 0.1].map(priceText)).toEqual([
    '$1800.5',
    '$2000',
    '$899.99',
    '$0',
    '$1234567',
    '$0.1',
  ])
})

test('prints a price in the stable coin', () => {
  expect(usdtText(1800.5)).toBe('$1800.5 USDT')
})

test('adds several prices in cents', () => {
  expect(sumOf([0.1, 0.2, 640.5])).toBe(640.8)
  expect(sumOf([])).toBe(0)
})

test('converts cents to dollars and back', () => {
  fc.assert(fc.property(cents, (amount) => toCents(toDollars(amount)) === amount))
})

test('rounds a price as it reads, not as its binary form does', () => {
  expect(toCents(1.005)).toBe(101)
  expect(toCents(8.165)).toBe(817)
  expect(toCents(19.99)).toBe(1999)
})

test('prints a price with at most two decimals, and reads it back as the same amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = priceText(toDollars(amount))
      expect(text).toMatch(/^\$\d+(\.\d{1,2})?$/)
      expect(toCents(Number(text.slice(1)))).toBe(amount)
    }),
  )
})
