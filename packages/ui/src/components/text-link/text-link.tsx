import { cva, type VariantProps } from 'class-variance-authority'
import { Link, type LinkProps } from '../../lib/links.ts'
import { cn } from '../../lib/cn.ts'

const textLinkVariants = cva(
  ['rounded-xs underline decoration-1 underline-offset-4', 'transition-colors duration-150 ease-dock'],
  {
    variants: {
      tone: {
        signal: 'text-signal decoration-signal/40 hover:text-signal-bright hover:decoration-signal-bright',
        quiet: 'text-ink-muted decoration-ink-muted/40 hover:text-ink hover:decoration-ink',
      },
    },
  },
)

export interface TextLinkProps extends LinkProps, VariantProps<typeof textLinkVariants> {
  /** `quiet` for a secondary link. */
  tone?: 'signal' | 'quiet' | undefined
}

/**
 * A link inside running text. A link that should look like a button is a `ButtonLink`.
 *
 * Use it for an address, never for an action: that is a `Button`.
 */
export function TextLink({ className, tone = 'signal', ...props }: TextLinkProps) {
  return <Link data-slot="text-link" className={cn(textLinkVariants({ tone }), className)} {...props} />
}
