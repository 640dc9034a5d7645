import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const sizes = { sm: 'size-5', md: 'size-10', lg: 'size-20' }

export interface SpinnerProps extends ComponentProps<'output'> {
  /** Names the task in progress; only a screen reader announces it. */
  label: string
  /** 20, 40 or 80 px: in a button, in a section, over a page. */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/**
 * A turning Gate, for progress of unknown length.
 *
 * Use it where nothing of the result can be drawn yet. Where its outline is known, use `Skeleton`s.
 */
export function Spinner({ className, size = 'md', label, ...props }: SpinnerProps) {
  const labelId = useId()
  return (
    <output data-slot="spinner" aria-labelledby={labelId} className={cn('inline-grid', className)} {...props}>
      <svg aria-hidden viewBox="0 0 48 48" fill="none" className={cn('block animate-orbit', sizes[size])}>
        <circle {...ring} r="20" className="stroke-seam-strong" strokeWidth="1.5" strokeDasharray="3 2" />
        <circle {...ring} r="20" className="stroke-signal" strokeWidth="3" strokeDasharray="16 44" />
        <circle {...ring} r="14" className="stroke-gate" strokeWidth="2" strokeDasharray="0 30 9 21" />
      </svg>
      <span id={labelId} className="sr-only">
        {label}
      </span>
    </output>
  )
}

/** The middle of the drawing, and a length by which dashes are given. */
const ring = { cx: 24, cy: 24, pathLength: 60 }
