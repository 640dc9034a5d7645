import type { PurchaseRecord } from '@meridian/contract'
import type { Translated } from '@meridian/ui/lib/messages'
import type { receiptMessages } from '@meridian/ui/sections/receipts.messages'

/** A file to be saved on the player's device. */
export interface TextFile {
  name: string
  /** The media type of the text. */
  type: string
  text: string
}

type Headings = Pick<
  Translated<typeof receiptMessages>,
  'item' | 'serialNumber' | 'amount' | 'date' | 'payment'
>

/** The byte order mark, by which spreadsheet programs recognize UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes purchases as CSV (RFC 4180), in their order; absent values are empty cells. */
export function purchasesCsv(purchases: readonly PurchaseRecord[], headings: Headings): TextFile {
  const rows = [
    [headings.item, headings.serialNumber, headings.amount, headings.date, headings.payment],
    ...purchases.map(({ title, serialNumber = '', amount, createdAt, paymentId = '' }) => [
      title,
      serialNumber,
      amount.toFixed(2),
      new Date(createdAt).toISOString(),
      paymentId,
    ]),
  ]
  return {
    name: 'meridian-2117-purchases.csv',
    type: 'text/csv;charset=utf-8',
    text: byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''),
  }
}

/** Quotes a cell. An apostrophe before a leading formula sign keeps spreadsheets from calculating it. */
const cell = (text: string): string =>
  `"${(/^\s*[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Downloads a text as a file. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has started to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
