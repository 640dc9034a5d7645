import type { ReactNode } from 'react'
import { cn } from '@meridian/ui/lib/cn'

/** A docs page, by its id. */
export interface DocsLink {
  id: string
  title: string
}

interface DocsAnchorProps {
  id: string
  className?: string
  children: ReactNode
}

/** Links to a docs page. Its target is the manager's window, as the docs iframe would show a second manager. */
export function DocsAnchor({
  id,
  className = 'text-signal hover:text-signal-bright',
  children,
}: DocsAnchorProps) {
  return (
    <a href={`./?path=/docs/${id}`} target="_top" className={className}>
      {children}
    </a>
  )
}

interface DocsLinksProps {
  /** The label before the links. */
  title?: string
  links: readonly DocsLink[]
  className?: string
}

/** Links to docs pages by their titles. */
export function DocsLinks({ title, links, className }: DocsLinksProps) {
  if (links.length === 0) return null
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm', className)}>
      {title && <p className="text-ink-muted">{title}</p>}
      <ul className="contents">
        {links.map(({ id, title: name }) => (
          <li key={id}>
            <DocsAnchor id={id}>{name}</DocsAnchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
