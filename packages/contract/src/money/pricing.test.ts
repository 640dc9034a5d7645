import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformFeeText, priceText, sumOf, toCents, toDollars, totalWithFee, usdtText } from './pricing.ts'

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

test('prints the platform fee as $0.5 USDT', () => {
  expect(platformFeeText).toBe('$0.5 USDT')
  expect(usdtText(1800.5)).toBe('$1800.5 USDT')
})

test('adds up the sample of the sell dialog', () => {
  expect(totalWithFee(1800)).toBe(1800.5)
  expect(totalWithFee(0.1)).toBe(0.6)
  expect(totalWithFee(640.5)).toBe(641)
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

test('adds exactly 50 cents as the fee', () => {
  fc.assert(fc.property(cents, (amount) => toCents(totalWithFee(toDollars(amount))) === amount + 50))
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
