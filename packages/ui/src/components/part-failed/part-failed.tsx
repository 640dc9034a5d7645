import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { focusContent } from '../../lib/focus.ts'
import { Button } from '../button/button.tsx'
import { partFailedMessages } from './part-failed.messages.ts'

export interface PartFailedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The sentence that names the part, such as 'The chart could not be loaded.' */
  note: string
  /** Loads the part again. The focus goes to the page's content, as the button leaves. */
  onRetry: () => void
}

/**
 * Replaces a part of a page that failed to load, with a retry.
 *
 * Use it for a part that a retry may bring. A list without entries is an `EmptyState`; a whole page that failed is a
 * `NoticePage`.
 */
export function PartFailed({ className, note, onRetry, ...props }: PartFailedProps) {
  const messages = useMessages(partFailedMessages)
  return (
    <div
      data-slot="part-failed"
      className={cn('flex flex-wrap items-center justify-center gap-x-4 gap-y-2', className)}
      {...props}
    >
      <p role="alert" className="flex gap-2 text-sm leading-5 text-ink-muted">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-alert" />
        <span>{note}</span>
      </p>
      <Button
        tone="quiet"
        size="sm"
        onClick={() => {
          focusContent({ preventScroll: true })
          onRetry()
        }}
      >
        {messages.tryAgain}
      </Button>
    </div>
  )
}
