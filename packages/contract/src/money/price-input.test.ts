import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './price-input.ts'

test.each([
  ['800', 800],
  [' 800.5 ', 800.5],
  ['800,5', 800.5],
  ['800,50', 800.5],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['0,05', 0.05],
  ['$800', 800],
  ['US$ 800', 800],
  ['800 $', 800],
  ['800 USD', 800],
  ['800 usdt', 800],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1,000.50', 1000.5],
  ['1.000,50', 1000.5],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1,00,000', 100_000],
  ['1 000', 1000],
  ['1\u00a0000,5', 1000.5],
  ['1\u202f000\u202f000', 1_000_000],
  ['1’000.50', 1000.5],
  ["1'000", 1000],
  ['８００．５', 800.5],
  ['１，０００', 1000],
  ['٨٠٠', 800],
  ['١٬٠٠٠٫٥', 1000.5],
  ['۸۰۰', 800],
  ['८००', 800],
])('reads %j as the price %d', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})

test.each([
  '',
  ' ',
  '$',
  'cheap',
  '-5',
  '+5',
  '1e3',
  '1.5.5',
  '1,5,5',
  '0,500',
  '0.500',
  '1.0005',
  '1234,567',
  '12,345,67',
  '1,000,50',
  '€800',
  '800 EUR',
  '1 00',
  '9'.repeat(13),
  '5k',
  '1..5',
  '5.',
])('reads no price from %j', (typed) => {
  expect(readPrice(typed)).toBeUndefined()
})

test('reads each price back in many notations', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('en', 'de', 'fr', 'de-CH', 'hi', 'ar-EG', 'fa'),
      (cents, locale) => {
        expect(
          readPrice(new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)),
        ).toBe(cents / 100)
      },
    ),
  )
})
