import { cn } from '@meridian/ui/lib/cn'
import type { DocsLink } from './ids.ts'

interface DocsLinksProps {
  title: string
  links: readonly DocsLink[]
  className?: string
}

/** Docs pages, each by its title. */
export function DocsLinks({ title, links, className }: DocsLinksProps) {
  if (links.length === 0) return null
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm', className)}>
      <p className="text-ink-muted">{title}</p>
      <ul className="contents">
        {links.map(({ id, title: name }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top" className="text-signal hover:text-signal-bright">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
