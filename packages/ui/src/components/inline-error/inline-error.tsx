import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** What came between the player and a step, beside what they pressed. It is read out when it appears. */
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
