import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names what is missing, in the product’s words, such as "No Items". */
  title: string
  /** Says how the player can fill the list. */
  children?: ReactNode
  /** The link onward, such as Browse Collection. */
  action?: ReactNode
  /** A decorative icon above the title. */
  icon?: LucideIcon | undefined
  /** A decorative picture in place of the icon. */
  graphic?: ReactNode
  /** The level of the title in the page's outline: 1, and larger, when the page has no other content. */
  headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * Replaces an empty list or an absent item.
 *
 * Use it when the answer has come and holds nothing. A list that loads shows `Skeleton`s; a part that failed is a
 * `PartFailed`.
 */
export function EmptyState({
  className,
  title,
  children,
  action,
  icon: Icon,
  graphic,
  headingLevel = 2,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  const wholePage = headingLevel === 1
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'mx-auto flex flex-col items-center px-4 text-center text-base py-16',
        wholePage ? 'max-w-2xl' : 'max-w-lg',
        className,
      )}
      {...props}
    >
      {/* As wide as the text, so that a picture keeps its place while it loads. */}
      {(Icon || graphic) && (
        <div className={cn('grid w-full justify-items-center', wholePage ? 'mb-8' : 'mb-5')}>
          {Icon && (
            <span
              aria-hidden
              className="grid size-14 place-items-center rounded-full border border-seam-strong/60 bg-void text-signal"
            >
              <Icon strokeWidth={1.5} className="size-6" />
            </span>
          )}
          {graphic}
        </div>
      )}
      <Heading
        className={cn(
          'font-display font-semibold text-balance text-ink',
          wholePage ? 'text-3xl leading-tight sm:text-4xl sm:leading-tight' : 'text-2xl leading-8',
        )}
      >
        {title}
      </Heading>
      {children && (
        <div className={cn('mt-3 text-balance text-ink-muted', wholePage && 'sm:text-lg')}>{children}</div>
      )}
      {action && (
        <div className={cn('flex flex-wrap justify-center gap-3', wholePage ? 'mt-8' : 'mt-6')}>{action}</div>
      )}
    </div>
  )
}
