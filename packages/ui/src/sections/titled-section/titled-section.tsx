import { useId, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface TitledSectionProps extends HeadingTexts {
  className?: string | undefined
  /** The content under the heading. */
  children: ReactNode
}

/**
 * A part of a page under its heading, such as NFA or News.
 *
 * Use it for each part of a page that has a name. The page's own name is in its hero or layout.
 */
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

const headings = {
  1: 'text-4xl leading-[1.08] tracking-tight sm:text-5xl',
  2: 'text-2xl leading-8 sm:text-3xl sm:leading-9',
}

interface HeadingTexts {
  /** The section's heading. */
  title: string
  /** A word or two above the title, where a page has no tabs or hero over it. */
  eyebrow?: string | undefined
  /** A link opposite the title, to the whole list. */
  action?: ReactNode
  /** The level of the title in the page's outline: 1, and larger, where the section is all of the page. */
  level?: 1 | 2 | undefined
}

export interface SectionHeadingProps extends HeadingTexts {
  /** The id of the title, for `aria-labelledby` of the section. */
  id: string
}

/** Draws the heading of a part of a page. */
export function SectionHeading({ id, title, eyebrow, action, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div
      data-slot="section-heading"
      className={cn('mb-6 flex min-h-11 justify-between gap-4', eyebrow ? 'items-end' : 'items-center')}
    >
      <div>
        {eyebrow && <p className="mb-2 font-mono text-micro text-gate uppercase">{eyebrow}</p>}
        <Heading id={id} className={cn('font-display font-semibold', headings[level])}>
          {title}
        </Heading>
      </div>
      {action}
    </div>
  )
}
