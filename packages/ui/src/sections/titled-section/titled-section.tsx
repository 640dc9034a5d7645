import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { SectionHeading, type HeadingTexts } from './section-heading.tsx'

export interface TitledSectionProps extends HeadingTexts {
  className?: string | undefined
  /** The content under the heading. */
  children: ReactNode
}

/** A part of a page under a heading of its own, such as NFA or News. */
export function TitledSection({ className, children, ...heading }: TitledSectionProps) {
  const headingId = useId()
  return (
    <section
      data-slot="titled-section"
      aria-labelledby={headingId}
      className={cn('mt-12 lg:mt-16', className)}
    >
      <SectionHeading {...heading} id={headingId} />
      {children}
    </section>
  )
}
