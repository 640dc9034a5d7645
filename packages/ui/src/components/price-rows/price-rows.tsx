import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** A figure; both are finished text, such as `Platform Fee` and `$0.5 USDT`. */
export interface PriceRow {
  label: string
  value: string
}

export interface PriceRowsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The parts of the sum, in the specified order. */
  rows?: readonly PriceRow[] | undefined
  /** The total: larger than the parts, and under a line if there are any. */
  total?: PriceRow | undefined
}

/**
 * Lists the parts of a price and their total.
 *
 * Use it where a player agrees to a sum. A price by itself is text.
 */
export function PriceRows({ className, rows = [], total, ...props }: PriceRowsProps) {
  return (
    <dl data-slot="price-rows" className={cn('grid gap-3', className)} {...props}>
      {rows.map(({ label, value }) => (
        <div key={label} className={rowClassName}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-display tabular-nums">{value}</dd>
        </div>
      ))}
      {total && (
        <div
          className={cn(
            rowClassName,
            'not-first:mt-1 not-first:border-t not-first:border-seam not-first:pt-4',
          )}
        >
          <dt className="font-semibold">{total.label}</dt>
          <dd className="font-display text-xl leading-7 font-semibold text-signal tabular-nums">
            {total.value}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** A figure too long for its line moves under its label. */
const rowClassName = 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1'
