import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { GateTicks } from './gate-ticks.tsx'

const tones = { signal: 'text-signal', good: 'text-good', alert: 'text-alert' }

export interface GateRingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The colour of the light inside, for the state that the page reports. */
  tone?: 'signal' | 'good' | 'alert' | undefined
}

/**
 * The Gate, dim and large behind a page with little content. Decorative; `className` sets width and place.
 *
 * Use it behind a single notice. Do not use it behind a list or a form, which would be harder to read.
 */
export function GateRing({ className, tone = 'signal', ...props }: GateRingProps) {
  return (
    <svg
      data-slot="gate-ring"
      aria-hidden
      viewBox="0 0 400 400"
      fill="none"
      className={cn(
        'aspect-square rounded-full bg-[radial-gradient(in_oklab,transparent_35%,color-mix(in_oklab,currentcolor_10%,transparent))]',
        tones[tone],
        className,
      )}
      {...props}
    >
      <circle {...middle} r="186" className="stroke-plate" strokeWidth="16" />
      <circle {...middle} r="196" className="stroke-signal/35" strokeDasharray="6 4" strokeDashoffset="-2" />
      <circle
        {...middle}
        r="186"
        className="stroke-seam-strong/45"
        strokeWidth="5"
        pathLength="360"
        strokeDasharray="7 3"
      />
      <circle {...middle} r="174" stroke="currentColor" strokeOpacity="0.45" strokeWidth="1.25" />
      <GateTicks d="M200 2v18" x={200} y={200} className="stroke-gate/70" strokeWidth="1.5" />
    </svg>
  )
}

const middle = { cx: 200, cy: 200, pathLength: 120 }
