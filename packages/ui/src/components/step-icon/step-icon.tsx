import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

/** The steps from visitor to owner, in their order. */
export type Step = 'connect' | 'explore' | 'trade' | 'grow'

export interface StepIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One of the four steps of How It Works. */
  step: Step
}

/**
 * A two-tone drawing of one step of How It Works. Decorative: the heading beside it says the same.
 *
 * Use it in How It Works alone. Every other icon comes from lucide-react.
 */
export function StepIcon({ className, step, ...props }: StepIconProps) {
  return (
    <svg
      data-slot="step-icon"
      aria-hidden
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('shrink-0 stroke-signal size-16', className)}
      {...props}
    >
      {drawings[step]}
    </svg>
  )
}

const drawings: Record<Step, ReactNode> = {
  // A key that docks into an open ring.
  connect: (
    <>
      <path d="M38 13.5a19.5 19.5 0 1 0 0 37" className="fill-signal/8" />
      <path d="M35 21.5a11 11 0 1 0 0 21" strokeOpacity="0.45" />
      <g className="stroke-gate">
        <path d="M30 32h26M50 32v7M56 32v5" strokeWidth="3" />
        <circle cx="26.5" cy="32" r="3.5" className="fill-gate" />
      </g>
    </>
  ),
  // A chart of three worlds, one of them marked.
  explore: (
    <>
      <circle cx="32" cy="32" r="23" className="fill-signal/8" strokeDasharray="9 4.5" />
      <ellipse cx="32" cy="32" rx="23" ry="9" strokeOpacity="0.45" transform="rotate(-24 32 32)" />
      <circle cx="21" cy="39" r="4" />
      <circle cx="32" cy="32" r="2" className="fill-signal" />
      <path d="M45 13v12M39 19h12" className="stroke-gate" strokeWidth="3" />
    </>
  ),
  // Two goods change places through the Gate.
  trade: (
    <>
      <path d="M12 27.5 20 15l8 12.5L20 40Z" className="fill-signal/8" />
      <path d="M12 27.5h16" strokeOpacity="0.45" />
      <path d="M37 25h15v15H37Z" className="fill-signal/8" />
      <path d="M37 30h15" strokeOpacity="0.45" />
      <g className="stroke-gate" strokeWidth="3">
        <path d="M27 13c8-5 17-3.5 21 4.5M48.5 11v7h-7M37 51c-8 5-17 3.5-21-4.5M15.5 53v-7h7" />
      </g>
    </>
  ),
  // Ground that rises, and a light over it.
  grow: (
    <>
      <path d="M8 53h48" />
      <path d="M13 53V43h9v10M27.5 53V34h9v19M42 53V24h9v29" className="fill-signal/8" />
      <path d="M17.5 47v1M32 38.5V48M46.5 29v19" strokeOpacity="0.45" />
      <path d="M13 32 28 21l6 4 14-13" className="stroke-gate" strokeWidth="3" />
      <path d="M40.5 11H49v8.5" className="stroke-gate" strokeWidth="3" />
    </>
  ),
}
