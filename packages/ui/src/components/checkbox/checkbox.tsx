import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The name for a screen reader; others read the row around the box. */
  'aria-label': string
}

/**
 * A checkbox, as in a row of a table. Its hit area is larger than its box.
 *
 * Use it to choose any of several rows. One of several values is a `SelectField`; an action that happens at once is a
 * `Button`.
 */
export function Checkbox({ className, ...props }: CheckboxProps) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      className={cn(
        'relative inline-grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-control border border-seam-strong bg-void/60 align-middle',
        'transition-[background-color,border-color] duration-150 ease-dock hover:border-signal checked:border-signal checked:bg-signal',
        // The tick, and a hit area as large as touch needs.
        'before:size-3 before:scale-0 before:bg-on-signal before:transition-[scale] before:duration-150 before:[clip-path:polygon(14%_44%,0_60%,42%_100%,100%_18%,84%_4%,40%_68%)] checked:before:scale-100',
        'after:absolute after:-inset-3',
        'forced-colors:appearance-auto forced-colors:before:hidden',
        className,
      )}
      {...props}
    />
  )
}
