import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type SkeletonProps = ComponentProps<'span'>

/**
 * The outline of loading content. `className` sets its size; a screen reader skips it.
 *
 * Use it where place and size of the content are known. Where they are not, use a `Spinner`.
 */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn('animate-pulse block rounded-control bg-seam', className)}
      {...props}
    />
  )
}
