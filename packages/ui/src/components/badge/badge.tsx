import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const badgeVariants = cva(
  'inline-block max-w-full truncate rounded-control border px-2 py-0.5 align-middle font-mono text-micro uppercase',
  {
    variants: {
      tone: {
        neutral: 'border-seam-strong/60 bg-plate text-ink-muted',
        signal:
          'border-signal/40 bg-[color-mix(in_oklab,var(--color-signal)_14%,var(--color-void))] text-signal',
        gate: 'border-gate/40 bg-[color-mix(in_oklab,var(--color-gate)_14%,var(--color-void))] text-gate',
        good: 'border-good/40 bg-[color-mix(in_oklab,var(--color-good)_14%,var(--color-void))] text-good',
        warn: 'border-warn/40 bg-[color-mix(in_oklab,var(--color-warn)_14%,var(--color-void))] text-warn',
        alert: 'border-alert/40 bg-[color-mix(in_oklab,var(--color-alert)_14%,var(--color-void))] text-alert',
      },
    },
  },
)

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {
  /** The meaning of the state. `signal` invites an action, `gate` is an accent, and the others show an outcome. */
  tone?: 'neutral' | 'signal' | 'gate' | 'good' | 'warn' | 'alert' | undefined
}

/**
 * A short state or kind, such as "Listed" or "Active". It is opaque, for use on a picture, and cuts a text that is
 * longer than its line: give such a badge a `title`.
 *
 * Use it for a state beside its item. It cannot be pressed: an action is a `Button`.
 */
export function Badge({ className, tone = 'neutral', ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />
}
