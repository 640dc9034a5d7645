import { expect, test } from 'vitest'
import { activityAge, dateText, shortAddress, totalOrMissing, usdtOrMissing } from './format.ts'

test('formats a price of 0 as a price', () => {
  expect([usdtOrMissing(0), totalOrMissing(0)]).toEqual(['$0 USDT', '$0.5 USDT'])
})

test('formats a missing price as a dash, and its total too', () => {
  expect([usdtOrMissing(undefined), totalOrMissing(undefined)]).toEqual(['—', '—'])
})

test('shortens an address to its ends', () => {
  expect(shortAddress('0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c')).toBe('0x8f3a…1b2c')
})

test.each(['en-US', 'th-TH', 'fa-IR'])('prints a date by the Gregorian calendar in %s', (locale) => {
  const time = Date.UTC(2117, 5, 14, 12)
  const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(2117)
  expect(dateText(time, {}, locale)).toContain(year)
  expect(dateText(time, { dateStyle: 'long' }, locale)).toContain(year)
})

test('counts an age in whole days, and 0d in the future', () => {
  const dayMs = 86_400_000
  expect(activityAge(0, dayMs - 1)).toBe('0d')
  expect(activityAge(0, dayMs)).toBe('1d')
  expect(activityAge(0, 10.9 * dayMs)).toBe('10d')
  expect(activityAge(dayMs, 0)).toBe('0d')
})
