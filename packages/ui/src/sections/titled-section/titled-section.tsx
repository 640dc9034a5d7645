import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface TitledSectionProps {
  /** The section's heading. */
  title: string
  /** Across from the title: the way to the whole of what the section shows. */
  action?: ReactNode
  className?: string | undefined
  /** What stands under the heading. */
  children: ReactNode
}

/** A part of a page under a heading of its own, such as NFA or News. */
export function TitledSection({ title, action, className, children }: TitledSectionProps) {
  const headingId = useId()
  return (
    <section
      data-slot="titled-section"
      aria-labelledby={headingId}
      className={cn('mt-12 lg:mt-16', className)}
    >
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
        <h2 id={headingId} className="font-display text-2xl leading-8 font-semibold sm:text-3xl sm:leading-9">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
