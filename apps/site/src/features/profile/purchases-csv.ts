import type { PurchaseRecord } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { refundMessages } from '@meridian-2117/contract/money/refund'
import type { Translated } from '@meridian-2117/ui/lib/messages'
import type { receiptMessages } from '@meridian-2117/ui/sections/receipts.messages'
import type { TextFile } from '../../lib/save-file.ts'

type Headings = Pick<
  Translated<typeof receiptMessages>,
  'item' | 'serialNumber' | 'amount' | 'date' | 'payment' | 'refund' | 'refundAmount'
>

/** Spreadsheet programs recognize UTF-8 by the byte order mark. */
const byteOrderMark = '\uFEFF'

/**
 * Writes purchases as CSV (RFC 4180), in their order; absent values are empty cells. Excel expects semicolons where the
 * decimal separator is a comma. `format` writes the state of a refund. `locale` defaults to the browser's.
 */
export function purchasesCsv(
  purchases: readonly PurchaseRecord[],
  headings: Headings,
  format: (message: Message) => string,
  locale?: string,
): TextFile {
  const hasComma = new Intl.NumberFormat(locale)
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
  const [decimal, separator] = hasComma ? ([',', ';'] as const) : (['.', ','] as const)
  const sum = (dollars: number) => dollars.toFixed(2).split('.').join(decimal)
  const rows = [
    [
      headings.item,
      headings.serialNumber,
      headings.amount,
      headings.date,
      headings.payment,
      headings.refund,
      headings.refundAmount,
    ],
    ...purchases.map(({ title, serialNumber = '', amount, createdAt, paymentId = '', refund }) => [
      title,
      serialNumber,
      sum(amount),
      localDay(new Date(createdAt)),
      paymentId,
      refund ? format({ key: refundMessages[refund.state] }) : '',
      refund ? sum(refund.amount) : '',
    ]),
  ]
  return {
    name: 'meridian-2117-purchases.csv',
    type: 'text/csv;charset=utf-8',
    text: byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join(''),
  }
}

/** Returns the day in the browser's time zone, such as `2117-06-14`. */
const localDay = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** Quotes a cell. An apostrophe before a leading formula sign keeps spreadsheets from calculating it. */
const cell = (text: string): string =>
  `"${(/^\s*[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
