import type { ReactNode } from 'react'
import { cn } from '@meridian-2117/ui/lib/cn'

/** A docs page or a story, by its id. */
export interface StorybookLink {
  id: string
  title: string
}

interface StorybookAnchorProps {
  id: string
  className?: string
  children: ReactNode
}

/** Links to a page. Its target is the manager's window, because the docs iframe would show a second manager. */
export function StorybookAnchor({
  id,
  className = 'text-signal hover:text-signal-bright',
  children,
}: StorybookAnchorProps) {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return (
    <a href={`./?path=/${kind}/${id}`} target="_top" className={className}>
      {children}
    </a>
  )
}

interface StorybookLinksProps {
  /** The label before the links. */
  title?: string
  links: readonly StorybookLink[]
  className?: string
}

/** Links to pages by their titles. */
export function StorybookLinks({ title, links, className }: StorybookLinksProps) {
  if (links.length === 0) return null
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm', className)}>
      {title && <p className="text-ink-muted">{title}</p>}
      <ul className="contents">
        {links.map(({ id, title: name }) => (
          <li key={id}>
            <StorybookAnchor id={id}>{name}</StorybookAnchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
