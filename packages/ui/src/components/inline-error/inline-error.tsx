import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/**
 * Shows an error beside the control that caused it. A screen reader announces it when it appears.
 *
 * Use it for a failed action. A wrong value is the prop `error` of its `Field`; a part that failed to load is a
 * `PartFailed`.
 */
export function InlineError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="inline-error"
      role="alert"
      className={cn('flex gap-2 text-sm leading-5 wrap-anywhere text-alert', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
