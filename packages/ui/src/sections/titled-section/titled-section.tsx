import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface TitledSectionProps {
  /** The section's heading. */
  title: string
  /** A word or two above the title, where a page has no tabs or hero over it. */
  eyebrow?: string | undefined
  /** Across from the title: the way to the whole of what the section shows. */
  action?: ReactNode
  className?: string | undefined
  /** What stands under the heading. */
  children: ReactNode
}

/** A part of a page under a heading of its own, such as NFA or News. */
export function TitledSection({ title, eyebrow, action, className, children }: TitledSectionProps) {
  const headingId = useId()
  return (
    <section
      data-slot="titled-section"
      aria-labelledby={headingId}
      className={cn('mt-12 lg:mt-16', className)}
    >
      <div className={cn('mb-6 flex min-h-11 justify-between gap-4', eyebrow ? 'items-end' : 'items-center')}>
        <div>
          {eyebrow && <p className="mb-2 font-mono text-micro text-gate uppercase">{eyebrow}</p>}
          <h2
            id={headingId}
            className="font-display text-2xl leading-8 font-semibold sm:text-3xl sm:leading-9"
          >
            {title}
          </h2>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
