import type { PurchaseRecord } from '@meridian-2117/contract'
import { refundMessages } from '@meridian-2117/contract/money/refund'
import { receiptLink } from '@meridian-2117/contract/paths/receipt-link'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { labelled } from '../../components/table/labelled.ts'
import { DataTable, type TableColumn } from '../../components/table/table.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { missing, useFormat } from '../../lib/format.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { takeLostFocus } from '../../lib/focus.ts'
import { receiptMessages } from './receipts.messages.ts'
import { TitledSection } from '../titled-section/titled-section.tsx'

const columns = [
  { key: 'item', phoneLine: 1 },
  { key: 'serialNumber', phoneLine: 3 },
  { key: 'date', phoneLine: 2, width: 'w-32 lg:w-40' },
  { key: 'amount', align: 'end', phoneLine: 1, width: 'w-36 lg:w-48' },
  { key: 'receipt', align: 'end', labelHidden: true, phoneLine: 2, width: 'w-28' },
] as const satisfies Omit<TableColumn, 'label'>[]

/** Purchases that show before the player asks for all. */
const shownAtFirst = 5

export interface ReceiptsProps {
  /** The player's purchases, oldest first; without any there is no section. */
  purchases: readonly PurchaseRecord[]
  /** Saves all purchases as a file for spreadsheets. */
  onDownload: () => void
}

/**
 * The purchases of a player, newest first: each with its receipt, and all of them as a file.
 *
 * Use it for purchases, which have a receipt each. Other activities are an `ActivityTable`.
 */
export function Receipts({ purchases, onDownload }: ReceiptsProps) {
  const messages = useMessages(receiptMessages)
  const format = useFormatMessage()
  const { price, date } = useFormat()
  const [whole, setWhole] = useState(false)
  if (purchases.length === 0) return null
  const newestFirst = purchases.toReversed()
  const shown = whole ? newestFirst : newestFirst.slice(0, shownAtFirst)
  return (
    <TitledSection
      title={messages.title}
      action={
        <Button tone="quiet" size="sm" onClick={onDownload}>
          <Download aria-hidden className="size-4" />
          <span>{messages.download}</span>
        </Button>
      }
    >
      <DataTable
        caption={messages.purchases}
        columns={labelled(columns, messages)}
        rows={shown.map((purchase, index) => ({
          id: purchase.paymentId ?? `purchase-${index}`,
          cells: {
            item: (
              <bdi
                // The pressed button is gone: the keyboard continues at the first of the new rows.
                ref={index === shownAtFirst ? takeLostFocus : undefined}
                tabIndex={-1}
                className="line-clamp-2 wrap-anywhere"
              >
                {purchase.title}
              </bdi>
            ),
            serialNumber: purchase.serialNumber ?? missing,
            date: date(purchase.createdAt),
            amount: (
              <>
                {price(purchase.amount)}
                {purchase.refund && (
                  <span className="block text-xs text-ink-muted">
                    {format({ key: refundMessages[purchase.refund.state] })} {price(purchase.refund.amount)}
                  </span>
                )}
              </>
            ),
            receipt: purchase.paymentId ? (
              <TextLink
                to={receiptLink(purchase.paymentId)}
                aria-label={messages.receiptOf(purchase.title)}
                className="font-sans text-sm"
              >
                {messages.receipt}
              </TextLink>
            ) : (
              missing
            ),
          },
        }))}
      />
      {shown.length < purchases.length && (
        <p className="mt-6 text-center">
          <Button tone="quiet" size="sm" onClick={() => setWhole(true)}>
            {messages.showAll(purchases.length)}
          </Button>
        </p>
      )}
    </TitledSection>
  )
}
