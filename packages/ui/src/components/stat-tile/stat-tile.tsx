import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface StatTileProps extends ComponentProps<'div'> {
  /** Finished text, such as `50.5K`. */
  value: string
  /** Names the figure. */
  label: string
}

/**
 * One headline figure.
 *
 * Use it for two to four figures of a whole page. Figures to compare are rows of a `DataTable`.
 */
export function StatTile({ className, value, label, ...props }: StatTileProps) {
  return (
    <div data-slot="stat-tile" className={cn('border-l border-gate/60 pl-4', className)} {...props}>
      <p className="font-display text-2xl leading-8 font-semibold tabular-nums sm:text-3xl sm:leading-9">
        {value}
      </p>
      <p className="mt-1 font-mono text-micro text-ink-muted uppercase">{label}</p>
    </div>
  )
}
