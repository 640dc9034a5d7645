import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` is as wide as the header's content; `narrow` is for a page with one topic. */
  width?: 'page' | 'narrow' | undefined
}

/**
 * The centred column of a page: limited in width, and never at the window's edge.
 *
 * Use it for each part of a page but those of full width, such as a hero. Do not put one into another.
 */
export function Container({ className, width = 'page', ...props }: ContainerProps) {
  return (
    <div
      data-slot="container"
      className={cn(
        'mx-auto w-full px-4 sm:px-6 lg:px-8',
        width === 'page' ? 'max-w-page' : 'max-w-5xl',
        className,
      )}
      {...props}
    />
  )
}
