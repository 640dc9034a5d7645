import { ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from '../../lib/links.ts'

/** A quiet link from a section to the whole list, such as Explore All. */
export function ArrowLink({ children, ...props }: Omit<LinkProps, 'className'>) {
  return (
    <Link
      data-slot="arrow-link"
      className="group inline-flex min-h-11 items-center gap-2 rounded-xs font-display font-semibold whitespace-nowrap text-signal transition-colors duration-150 ease-dock hover:text-signal-bright"
      {...props}
    >
      <span>{children}</span>
      <ArrowRight
        aria-hidden
        className="size-4 transition-[translate] duration-150 ease-dock group-hover:translate-x-1"
      />
    </Link>
  )
}
