import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformFeeText, priceText, sumOf, toCents, toDollars, totalWithFee, usdtText } from './pricing.ts'

const cents = fc.integer({ min: 0, max: 10_000_000_00 })

test('prices print as the number is, without grouping', () => {
  expect([1800.5, 2000, 899.99, 0, 1234567, 0.1].map(priceText)).toEqual([
    '$1800.5',
    '$2000',
    '$899.99',
    '$0',
    '$1234567',
    '$0.1',
  ])
})

test('the platform fee reads $0.5 USDT', () => {
  expect(platformFeeText).toBe('$0.5 USDT')
  expect(usdtText(1800.5)).toBe('$1800.5 USDT')
})

test('the sample of the sell dialog adds up', () => {
  expect(totalWithFee(1800)).toBe(1800.5)
  expect(totalWithFee(0.1)).toBe(0.6)
  expect(totalWithFee(640.5)).toBe(641)
})

test('several prices are summed in cents', () => {
  expect(sumOf([0.1, 0.2, 640.5])).toBe(640.8)
  expect(sumOf([])).toBe(0)
})

test('cents survive the way to dollars and back', () => {
  fc.assert(fc.property(cents, (amount) => toCents(toDollars(amount)) === amount))
})

test('a price rounds as it reads, not as its binary form does', () => {
  expect(toCents(1.005)).toBe(101)
  expect(toCents(8.165)).toBe(817)
  expect(toCents(19.99)).toBe(1999)
})

test('the fee is always exactly 50 cents', () => {
  fc.assert(fc.property(cents, (amount) => toCents(totalWithFee(toDollars(amount))) === amount + 50))
})

test('a printed price has at most two decimals and reads back as the same amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = priceText(toDollars(amount))
      expect(text).toMatch(/^\$\d+(\.\d{1,2})?$/)
      expect(toCents(Number(text.slice(1)))).toBe(amount)
    }),
  )
})
