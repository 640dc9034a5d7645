import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from '@radix-ui/react-slot'
import { cn } from '../../lib/cn.ts'

const buttonVariants = cva(
  [
    'inline-flex items-center rounded-control relative justify-center gap-2 font-display font-semibold whitespace-nowrap select-none',
    // Forced colours remove the fill and show this edge.
    'border border-transparent',
    'transition-[background-color,border-color,color,transform] duration-150 ease-dock active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50',
  ],
  {
    variants: {
      tone: {
        primary: 'bg-signal text-on-signal hover:bg-signal-bright',
        quiet: 'border-seam-strong bg-hull/60 text-ink hover:border-signal hover:text-signal-bright',
        danger: 'bg-alert text-on-alert hover:bg-alert/90',
        ghost: 'text-ink-muted hover:bg-plate hover:text-ink',
      },
      size: {
        sm: 'h-10 text-sm px-3.5 sm:h-9',
        md: 'h-11 text-base px-5',
        lg: 'h-13 px-7 text-lg',
        icon: 'size-11',
      },
      width: { auto: '', full: 'w-full' },
    },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** `primary`: the main action. `quiet`: every other. `danger`: cannot be undone. `ghost`: inside a bar. */
  tone?: 'primary' | 'quiet' | 'danger' | 'ghost' | undefined
  /** The height. On a phone `sm` is as high as touch needs. `icon` is square, and needs an `aria-label`. */
  size?: 'sm' | 'md' | 'lg' | 'icon' | undefined
  /** `full` fills its row, as in a form. */
  width?: 'auto' | 'full' | undefined
  /** Renders the child element instead of a `<button>`, keeping the styles; used for links. */
  asChild?: boolean | undefined
}

/**
 * Starts an action. `primary` appears at most once per dialog or section; an `icon` button needs `aria-label`.
 *
 * Use it for an action on this page. A link to another page is a `ButtonLink`, or a `TextLink` inside of text.
 */
export function Button({
  className,
  tone = 'primary',
  size = 'md',
  width = 'auto',
  asChild = false,
  type = 'button',
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      data-slot="button"
      type={asChild ? undefined : type}
      className={cn(buttonVariants({ tone, size, width }), className)}
      {...props}
    />
  )
}
