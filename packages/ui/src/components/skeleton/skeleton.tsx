import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type SkeletonProps = ComponentProps<'span'>

/** The outline of something that is on its way. Its size comes from `className`; a screen reader passes over it. */
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
