import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { useMessages } from '../../lib/messages.ts'
import { loadingNoteMessages } from './loading-note.messages.ts'

export interface LoadingNoteProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Names for a screen reader what loads. */
  label: string
  /** `failed` shows and announces that the server has not answered yet. */
  status: Exclude<Loadable<unknown>['status'], 'ready'>
}

/**
 * Says that a list loads, and that its server has not answered for ten seconds.
 *
 * Use it beside the outlines of a list or record that loads. A part whose code did not load is a `PartFailed`.
 */
export function LoadingNote({ className, label, status, ...props }: LoadingNoteProps) {
  const { unanswered } = useMessages(loadingNoteMessages)
  const failed = status === 'failed'
  return (
    <output
      data-slot="loading-note"
      className={cn(failed ? 'block text-sm leading-5 text-ink-muted' : 'sr-only', className)}
      {...props}
    >
      <span className="sr-only">{label}</span>
      {failed && ` ${unanswered}`}
    </output>
  )
}
