import { receiptMessages } from '@meridian/ui/sections/receipts.messages'
import { expect, test } from 'vitest'
import { purchasesCsv } from './purchases-csv.ts'

const bought = { title: 'Ember Blade', amount: 640.5, createdAt: Date.UTC(2117, 5, 14, 9, 30) }
const linesOf = (...purchases: Parameters<typeof purchasesCsv>[0]) =>
  purchasesCsv(purchases, receiptMessages).text.split('\r\n')

test('writes purchases as UTF-8 CSV with names and ISO dates', () => {
  const lines = linesOf({ ...bought, serialNumber: '#EB-0204', paymentId: 'pay-4' })
  expect(lines).toEqual([
    '\uFEFF"Item","Serial number","Amount (USD)","Date","Payment"',
    '"Ember Blade","#EB-0204","640.50","2117-06-14T09:30:00.000Z","pay-4"',
    '',
  ])
})

test('writes an empty cell for what a server may leave out', () => {
  expect(linesOf(bought)[1]).toBe('"Ember Blade","","640.50","2117-06-14T09:30:00.000Z",""')
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
  expect(purchasesCsv([{ ...bought, title }], receiptMessages).text).toContain(`\r\n${cell},"","640.50"`)
})
