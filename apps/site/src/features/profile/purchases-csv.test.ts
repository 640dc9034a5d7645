import { formatMessage, type Message } from '@meridian-2117/contract/messages/message'
import { messages } from '@meridian-2117/contract/messages/messages'
import { receiptMessages } from '@meridian-2117/ui/sections/receipts.messages'
import { afterEach, expect, test, vi } from 'vitest'
import { purchasesCsv } from './purchases-csv.ts'

const bought = { title: 'Ember Blade', amount: 640.5, createdAt: Date.UTC(2117, 5, 14, 9, 30) }
const format = (message: Message) => formatMessage(message, messages)
const linesOf = (...purchases: Parameters<typeof purchasesCsv>[0]) =>
  purchasesCsv(purchases, receiptMessages, format, 'en-US').text.split('\r\n')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('writes purchases as UTF-8 CSV with names and ISO dates', () => {
  const lines = linesOf({ ...bought, serialNumber: '#EB-0204', paymentId: 'pay-4' })
  expect(lines).toEqual([
    '\uFEFF"Item","Serial number","Amount (USD)","Date","Payment","Refund","Refund (USD)"',
    '"Ember Blade","#EB-0204","640.50","2117-06-14","pay-4","",""',
    '',
  ])
})

test('writes an empty cell for what a server may leave out', () => {
  expect(linesOf(bought)[1]).toBe('"Ember Blade","","640.50","2117-06-14","","",""')
})

test('writes the state of a refund and its sum', () => {
  const lines = linesOf(
    { ...bought, refund: { state: 'done', amount: 100 } },
    { ...bought, refund: { state: 'failed', amount: 640.5 } },
  )
  expect(lines[1]).toContain(',"","Refund","100.00"')
  expect(lines[2]).toContain(',"","Refund failed","640.50"')
})

test.each([
  ['a comma and quotes', 'Blade, "Ember"', '"Blade, ""Ember"""'],
  ['a line break', 'Ember\r\nBlade', '"Ember\r\nBlade"'],
  ['a name in another script', 'צייד הבז', '"צייד הבז"'],
  ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['a sum', '+1', '"\'+1"'],
  ['a difference', '-1', '"\'-1"'],
  ['a function', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['a formula behind a tab', '\t=1', '"\'\t=1"'],
])('writes %s as one cell of text', (_, title, cell) => {
  expect(purchasesCsv([{ ...bought, title }], receiptMessages, format, 'en-US').text).toContain(
    `\r\n${cell},"","640.50"`,
  )
})

test.each([
  ['America/New_York', '2117-06-13'],
  ['UTC', '2117-06-14'],
  ['Asia/Bangkok', '2117-06-14'],
])('writes the day in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(linesOf({ ...bought, createdAt: Date.UTC(2117, 5, 14, 3, 30) })[1]).toContain(`,"${day}",`)
})

test('separates by semicolons where the decimal separator is a comma, as Excel does', () => {
  expect(purchasesCsv([bought], receiptMessages, format, 'de-DE').text.split('\r\n')[1]).toBe(
    '"Ember Blade";"";"640,50";"2117-06-14";"";"";""',
  )
})

test('writes digits and days that every spreadsheet reads in any language', () => {
  for (const locale of ['th-TH', 'fa-IR', 'ar-EG'])
    expect(purchasesCsv([bought], receiptMessages, format, locale).text.split('\r\n')[1]).toBe(
      '"Ember Blade","","640.50","2117-06-14","","",""',
    )
})
