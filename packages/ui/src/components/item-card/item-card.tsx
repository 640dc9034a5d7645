import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Card } from '../card/card.tsx'
import { cardPictureSizes, Picture } from '../picture/picture.tsx'

export interface ItemCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The item's name, in two lines at most. */
  title: string
  /** The printed serial number, such as `#KI-0911`. */
  serialNumber: string
  /** Finished text, such as `$1800.5`. */
  price: string
  /** Finished text under the price, such as 'was $1060'. */
  formerPrice?: string | undefined
  /** The item cannot be bought any more: picture and price are dimmed. */
  gone?: boolean | undefined
  /** The picture's address; a drawn placeholder replaces an absent or failed one. */
  image?: string | undefined
  /** Describes the picture. */
  alt: string
  /** The picture is the first of the first screenful: loaded at once, before the others. */
  priority?: boolean | undefined
  /** The only button or link of the card, such as Buy Now, with the classes `coversCard`: the whole card presses it. */
  action: ReactNode
  /** Lets the card rise under the pointer, when `action` is enabled. */
  interactive?: boolean | undefined
  /** A label on the picture's corner, such as "Listed". */
  badge?: ReactNode
  /** A separate button in the picture's other corner, after `action` in the tab order. */
  mark?: ReactNode
  /** The level of the title in the page's outline: 3 inside a titled section, else 2. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * One collectible or parcel in a grid.
 *
 * Use it in a grid, where players choose by the picture. In a dialog or a table an item is an `ItemRow`.
 */
export function ItemCard({
  className,
  title,
  serialNumber,
  price,
  formerPrice,
  gone = false,
  image,
  alt,
  priority,
  action,
  interactive = true,
  badge,
  mark,
  headingLevel = 3,
  ...props
}: ItemCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      asChild
      interactive={interactive}
      className={cn('group flex h-full flex-col overflow-hidden', className)}
    >
      <article data-slot="item-card" {...props}>
        <div className="relative aspect-6/5 overflow-hidden border-b border-seam bg-void">
          <Picture
            src={image}
            alt={alt}
            sizes={cardPictureSizes}
            priority={priority}
            className={cn(
              'size-full object-cover transition-[scale] duration-500 ease-dock group-hover:scale-103',
              gone && 'opacity-40 grayscale',
            )}
          />
          {badge && <div className={cn('absolute top-3 left-3', mark && 'right-12')}>{badge}</div>}
        </div>
        <div className="@container flex grow flex-col p-3 sm:p-4">
          <Heading className="font-display text-base leading-6 font-semibold text-pretty wrap-anywhere sm:text-lg">
            <bdi>{title}</bdi>
          </Heading>
          <p title={serialNumber} className="mt-1 truncate font-mono text-micro text-ink-muted">
            {serialNumber}
          </p>
          <div className="mt-auto flex flex-col gap-3 pt-4 @min-[13rem]:flex-row @min-[13rem]:items-center @min-[13rem]:justify-between">
            <div>
              <p
                className={cn(
                  'font-display text-xl leading-7 font-semibold wrap-anywhere tabular-nums',
                  gone && 'text-ink-muted',
                )}
              >
                {price}
              </p>
              {formerPrice && (
                <p className="font-mono text-micro text-ink-muted tabular-nums">{formerPrice}</p>
              )}
            </div>
            {action}
          </div>
        </div>
        {/* Last, so that it lies over the hit area of `action`. */}
        {mark && <div className="absolute top-1 right-1">{mark}</div>}
      </article>
    </Card>
  )
}
