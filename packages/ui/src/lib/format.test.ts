import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { activityAge, FormatProvider, shortAddress, useFormat, type FormatSettings } from './format.ts'

/** Returns what a part shows under a host's settings. */
function shownBy(settings: FormatSettings, show: (format: ReturnType<typeof useFormat>) => string): string {
  const Part = () => show(useFormat())
  return renderToStaticMarkup(createElement(FormatProvider, { value: settings }, createElement(Part)))
}

test('formats a price of 0 as a price', () => {
  expect(shownBy({}, ({ stepPrice, stepTotal }) => `${stepPrice(0)} ${stepTotal(0)}`)).toBe(
    '$0 USDT $0.5 USDT',
  )
})

test.each([
  [1800, '$1800.5 USDT'],
  [0.1, '$0.6 USDT'],
  [640.5, '$641 USDT'],
])('adds the platform fee to %d in whole cents', (price, total) => {
  expect(shownBy({}, ({ stepTotal }) => stepTotal(price))).toBe(total)
})

test('formats a missing price as a dash, and its total too', () => {
  expect(shownBy({}, ({ stepPrice, stepTotal }) => stepPrice(undefined) + stepTotal(undefined))).toBe('——')
})

test('formats prices, sums and fees by the host', () => {
  const euros = { formatMoney: (cents: number) => `${cents / 100} €`, fee: (cents: number) => cents / 10 }
  expect(shownBy(euros, ({ price, money }) => `${price(1800.5)} ${money(180_050)}`)).toBe('1800.5 € 1800.5 €')
  expect(shownBy(euros, ({ stepPrice, stepTotal }) => `${stepPrice(120)} ${stepTotal(120)}`)).toBe(
    '120 € 132 €',
  )
  expect(shownBy(euros, ({ feeRows }) => JSON.stringify(feeRows('Fee', 120)))).toContain('12 €')
})

test('has no row for a fee of 0', () => {
  expect(shownBy({ fee: () => 0 }, ({ feeRows }) => `${feeRows('Fee', 120).length}`)).toBe('0')
})

test('shortens an address to its ends', () => {
  expect(shortAddress('0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c')).toBe('0x8f3a…1b2c')
})

test.each(['en-US', 'th-TH', 'fa-IR'])('prints a date by the Gregorian calendar in %s', (locale) => {
  const time = Date.UTC(2117, 5, 14, 12)
  const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(2117)
  expect(shownBy({ locale }, ({ date }) => date(time))).toContain(year)
  expect(shownBy({ locale }, ({ date }) => date(time, { dateStyle: 'long' }))).toContain(year)
})

test("prints a date by the host's time zone", () => {
  const late = Date.UTC(2117, 5, 14, 23)
  const berlin = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
  expect(shownBy(berlin, ({ date }) => date(late))).toBe('15.6.2117')
})

test('counts an age in whole days, and 0d in the future', () => {
  const dayMs = 86_400_000
  expect(activityAge(0, dayMs - 1)).toBe('0d')
  expect(activityAge(0, dayMs)).toBe('1d')
  expect(activityAge(0, 10.9 * dayMs)).toBe('10d')
  expect(activityAge(dayMs, 0)).toBe('0d')
})
