import type { ComponentProps } from 'react'
import { Slot } from '@radix-ui/react-slot'
import { cn } from '../../lib/cn.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** Renders the child element instead of a `<div>`, keeping the styles; used for `<article>` and links. */
  asChild?: boolean | undefined
  /** The card is interactive: it rises a little under the pointer and sinks when pressed. */
  interactive?: boolean | undefined
}

/**
 * A raised panel with a lit upper edge. It has no padding, so that a picture can reach its edges.
 *
 * Use it to set a group of content apart from its page. An item in a grid is an `ItemCard`; the one notice of a page is
 * a `NoticePage`.
 */
export function Card({ className, asChild = false, interactive = false, ...props }: CardProps) {
  const Component = asChild ? Slot : 'div'
  return (
    <Component
      data-slot="card"
      className={cn(
        'relative rounded-panel border inset-shadow-edge border-seam bg-hull',
        interactive &&
          'transition-[translate,border-color,box-shadow] duration-300 ease-dock hover:-translate-y-1 hover:shadow-panel hover:border-seam-strong active:translate-y-0 active:duration-100',
        className,
      )}
      {...props}
    />
  )
}

/**
 * The classes of a `quiet` button that is the only link of a card (a positioned `group`): a press anywhere on the card
 * presses it, and pointing at the card makes it primary. It must not move on press, as it would shrink to its own area
 * under the pointer.
 */
export const coversCard =
  'static after:absolute after:inset-0 hover:text-on-signal group-hover:border-signal group-hover:bg-signal group-hover:text-on-signal focus-visible:border-signal focus-visible:bg-signal focus-visible:text-on-signal active:translate-none'
