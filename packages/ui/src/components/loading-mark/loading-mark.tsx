import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Logo } from '../logo/logo.tsx'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

export type LoadingMarkProps = Omit<ComponentProps<'h1'>, 'children'>

/** The logo, pulsing: stands where a whole page is on its way, and is that page's heading. */
export function LoadingMark({ className, ...props }: LoadingMarkProps) {
  return (
    <h1 data-slot="loading-mark" className={cn('flex motion-safe:animate-pulse', className)} {...props}>
      {/* A heading is made of text, not of a picture's name alone. */}
      <span className="sr-only">{useMessages(shellMessages).product}</span>
      <span aria-hidden className="flex">
        <Logo variant="full" className="text-2xl sm:text-4xl" />
      </span>
    </h1>
  )
}
