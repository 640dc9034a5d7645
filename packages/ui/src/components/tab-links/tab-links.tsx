import type { ComponentProps } from 'react'
import { NavLink } from 'react-router-dom'
import { cn } from '../../lib/cn.ts'
import { scrollFade, useScrollRoom } from '../../lib/use-scroll-room.ts'

export interface TabLinksProps extends ComponentProps<'nav'> {
  /** The bar's name for a screen reader, such as "Market". */
  label: string
  /** In the order of Spec 2; `to` is the address of the page that the tab stands for. */
  tabs: { label: string; to: string }[]
  /** Handed on with each tab, for pages that need to know what they are about. */
  state?: unknown
}

/** A tab bar shared by pages with addresses of their own (Spec 2, Market screens and Profile screens). */
export function TabLinks({ className, label, tabs, state, ...props }: TabLinksProps) {
  const [list, room] = useScrollRoom()
  return (
    <nav
      data-slot="tab-links"
      aria-label={label}
      className={cn('border-b border-seam', className)}
      {...props}
    >
      <ul
        ref={list}
        className={cn(
          '-mb-px flex [scrollbar-width:none] gap-3 overflow-x-auto sm:gap-8 [&::-webkit-scrollbar]:hidden',
          scrollFade(room),
        )}
      >
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <NavLink
              to={tab.to}
              state={state}
              end
              className="relative block rounded-t-control px-1 py-3 font-display font-semibold whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors duration-150 ease-dock after:absolute after:inset-x-0 after:bottom-0 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:animate-underline aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-signal"
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
