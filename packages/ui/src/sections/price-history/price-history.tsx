import type { PurchaseRecord } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../../components/card/card.tsx'
import { lazyPart } from '../../components/lazy-part/lazy-part.tsx'
import { PartFailed } from '../../components/part-failed/part-failed.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { missing, useFormat } from '../../lib/format.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { priceHistoryMessages } from './price-history.messages.ts'
import { historyBars, type HistoryBar } from './history-bars.ts'

// The chart library is larger than the rest of the page: it loads after the page.
const PriceHistoryChart = lazyPart(
  async () => (await import('./price-history-chart.tsx')).PriceHistoryChart,
  { loading: ChartSkeleton, failed: ChartFailed },
)

/** The content of the section: bars, or a message in their place. */
export type PriceHistory =
  | { status: 'loading' }
  | { status: 'loaded'; purchases: readonly PurchaseRecord[] }
  | { status: 'empty'; message?: Message | undefined }
  | { status: 'error'; message: Message }

export interface PriceHistorySectionProps {
  /** The player's purchases, or the message when there are none. */
  history: PriceHistory
}

/**
 * The player's past purchases as a bar chart. A canvas is silent for screen readers, so a table that only they read has
 * the same figures.
 *
 * Use it for the sums over time. Purchases one by one are `Receipts`.
 */
export function PriceHistorySection({ history }: PriceHistorySectionProps) {
  const messages = useMessages(priceHistoryMessages)
  const headingId = useId()
  const loading = history.status === 'loading'
  const bars = historyBars(history.status === 'loaded' ? history.purchases : [], messages.none)
  return (
    <Card
      asChild
      className="print-inverted mx-auto flex h-chart-section w-full max-w-chart-width flex-col overflow-hidden"
    >
      <section data-slot="price-history" aria-labelledby={headingId} aria-busy={loading}>
        <h2 id={headingId} className="px-4 pt-5 font-display text-xl leading-8 font-semibold sm:px-6">
          {messages.title}
        </h2>
        {!loading && <FiguresTable bars={bars} />}
        <div className="relative mt-auto mb-3 h-chart-area">
          {loading ? <ChartSkeleton /> : <PriceHistoryChart bars={bars} />}
          {history.status !== 'loaded' && (
            <Overlay {...(loading ? { status: 'loading', message: historyLoading } : history)} />
          )}
        </div>
      </section>
    </Card>
  )
}

const historyLoading: Message = { key: 'historyLoading' }
const historyNone: Message = { key: 'historyNone' }

function ChartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PartFailed
      note={useMessages(priceHistoryMessages).failed}
      onRetry={onRetry}
      className="h-full content-center px-6"
    />
  )
}

function Overlay({
  status,
  message = historyNone,
}: {
  status: 'loading' | 'empty' | 'error'
  message?: Message | undefined
}) {
  const format = useFormatMessage()
  const failed = status === 'error'
  return (
    <div className="absolute inset-0 grid place-items-center bg-hull/30 px-6 pb-8 text-center">
      <p
        role={failed ? 'alert' : 'status'}
        className={cn(
          'inline-flex items-center gap-2.5 rounded-control border bg-plate px-4 py-2.5 shadow-panel',
          failed ? 'border-alert/50 text-alert' : 'border-seam-strong/60 text-ink',
        )}
      >
        {failed && <CircleAlert aria-hidden className="size-5 shrink-0" />}
        <span>{format(message)}</span>
      </p>
    </div>
  )
}

function ChartSkeleton() {
  return (
    <div aria-hidden className="flex h-full items-end justify-around gap-4 px-6 pt-8 pb-12">
      {barHeights.map((height) => (
        <Skeleton key={height} className={cn('w-10 opacity-70', height)} />
      ))}
    </div>
  )
}

const barHeights = ['h-1/4', 'h-2/5', 'h-full', 'h-1/2', 'h-3/4']

function FiguresTable({ bars }: { bars: readonly HistoryBar[] }) {
  const messages = useMessages(priceHistoryMessages)
  const { price, date } = useFormat()
  return (
    <div className="sr-only">
      <table>
        <caption>{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.purchase}</th>
            <th scope="col">{messages.amount}</th>
            <th scope="col">{messages.date}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- purchases have no id, and the same title may be bought twice on a day
            <tr key={index}>
              <th scope="row">{bar.label}</th>
              <td>{price(bar.amount)}</td>
              <td>{bar.time === undefined ? missing : date(bar.time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
