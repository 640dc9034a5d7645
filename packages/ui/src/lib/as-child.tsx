import { Children, cloneElement, type HTMLAttributes, type ReactElement } from 'react'
import { cn } from './cn.ts'

interface SlotProps extends HTMLAttributes<HTMLElement> {
  // Of whatever element the child is.
  ref?: unknown
}

/**
 * Draws its only child in place of an element of its own: class names and styles are joined, of every other prop the
 * child's own wins. A tenth of what Radix's weighs, which stands in the first view of every page.
 */
export function Slot({ children, className, style, ...props }: SlotProps) {
  const child = Children.only(children) as ReactElement<HTMLAttributes<HTMLElement>>
  return cloneElement(child, {
    ...props,
    ...child.props,
    className: cn(className, child.props.className),
    style: { ...style, ...child.props.style },
  })
}
