import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Logo } from '../logo/logo.tsx'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

export type PageLoadingProps = Omit<ComponentProps<'h1'>, 'children'>

/**
 * Shows a pulsing logo while a whole page loads. It is that page's heading.
 *
 * Use it while nothing of a page is known. A page whose outline is known shows `Skeleton`s.
 */
export function PageLoading({ className, ...props }: PageLoadingProps) {
  return (
    <h1 data-slot="page-loading" className={cn('flex motion-safe:animate-pulse', className)} {...props}>
      {/* A heading needs text, not only a picture's name. */}
      <span className="sr-only">{useMessages(shellMessages).product}</span>
      <span aria-hidden className="flex">
        <Logo variant="full" className="text-2xl sm:text-4xl" />
      </span>
    </h1>
  )
}
