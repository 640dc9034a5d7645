import { Children, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useScrollFade } from '../../lib/use-scroll-fade.ts'

export interface TabBarProps extends ComponentProps<'nav'> {
  /** The bar's name for a screen reader, such as "Market". */
  label: string
}

/** The classes of a tab, be it a link or a button. `aria-current="page"` marks the open one. */
export const tabStyles =
  'relative block rounded-t-control px-1 py-3 font-display font-semibold whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors duration-150 ease-dock after:absolute after:inset-x-0 after:bottom-0 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:animate-underline aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-signal'

/** Tabs side by side, each a child; in a narrow place they scroll sideways under a fading edge. */
export function TabBar({ className, label, children, ...props }: TabBarProps) {
  const [list, fade] = useScrollFade()
  return (
    <nav aria-label={label} className={cn('border-b border-seam', className)} {...props}>
      <ul
        ref={list}
        style={fade}
        className="-mb-px flex [scrollbar-width:none] gap-3 overflow-x-auto sm:gap-8 [&::-webkit-scrollbar]:hidden"
      >
        {Children.map(children, (tab) => (
          <li ref={bringIntoSight} className="shrink-0">
            {tab}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the bar, not the page, to the open tab: on a narrow phone the last ones lie beyond its edge. */
function bringIntoSight(tab: HTMLElement | null) {
  const list = tab?.closest('ul')
  if (!list || !tab?.querySelector('[aria-current="page"]')) return
  const middle = ({ left, width }: DOMRect) => left + width / 2
  list.scrollLeft += middle(tab.getBoundingClientRect()) - middle(list.getBoundingClientRect())
}
