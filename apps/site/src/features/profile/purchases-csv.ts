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

/** Spreadsheet programs take a file for UTF-8 where it begins with this. */
const byteOrderMark = '\uFEFF'

/** Purchases as CSV (RFC 4180), in their order; what a server did not send is an empty cell. */
export function purchasesCsv(purchases: readonly PurchaseRecord[], words: Headings): TextFile {
  const rows = [
    [words.item, words.serialNumber, words.amount, words.date, words.payment],
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

/** A quoted cell. A spreadsheet would calculate what begins as a formula does: an apostrophe before it makes it text. */
const cell = (text: string): string =>
  `"${(/^\s*[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Has the browser save a text as a file. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
