import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { GateTicks } from '../gate-ring/gate-ticks.tsx'

export interface LogoProps extends ComponentProps<'span'> {
  /** `mark` is the Gate alone; `full` has the name beside it. */
  variant: 'mark' | 'full'
}

/** The product's sign: the Gate, open at its foot, and the meridian through it. Its size follows the font size. */
export function Logo({ className, variant, ...props }: LogoProps) {
  return (
    <span
      data-slot="logo"
      className={cn('inline-flex items-center gap-[0.6em] text-lg leading-none text-ink', className)}
      {...props}
    >
      <svg
        role="img"
        aria-label="Meridian 2117"
        viewBox="0 0 48 48"
        fill="none"
        className="size-[2em] shrink-0"
      >
        <circle
          cx="24"
          cy="24"
          r="20.5"
          className="stroke-signal"
          strokeWidth="1.75"
          pathLength="120"
          strokeDasharray="6 4"
          strokeDashoffset="-2"
        />
        <GateTicks d="M24 1v5" x={24} y={24} className="stroke-gate" strokeWidth="1.75" />
        <path d="M18 35.5a13 13 0 1 1 12 0" className="stroke-gate" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M24 22v17" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {variant === 'full' && (
        <span aria-hidden className="font-display font-semibold tracking-[0.12em] whitespace-nowrap">
          MERIDIAN <span className="text-gate">2117</span>
        </span>
      )}
    </span>
  )
}
