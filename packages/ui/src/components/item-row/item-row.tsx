import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Picture } from '../picture/picture.tsx'

export interface ItemRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The item's name, in two lines at most. */
  title: string
  /** The printed serial number on one line, such as `#KI-0911`. */
  serialNumber: string
  /** The picture's address; a drawn placeholder replaces an absent or failed one. */
  image?: string | undefined
  /** Finished text at the end of the row, such as `$1800.5 USDT`, when several items have a price each. */
  price?: string | undefined
  /** A finished line under the serial number, such as 'was $1060'. */
  note?: string | undefined
}

/**
 * An item in a single row, in a dialog step or a table. The title describes the picture.
 *
 * Use it where something else is decided about the item, such as its price. In a grid an item is an `ItemCard`.
 */
export function ItemRow({ className, title, serialNumber, image, price, note, ...props }: ItemRowProps) {
  return (
    <div data-slot="item-row" className={cn('flex items-center gap-4', className)} {...props}>
      <Picture
        src={image}
        alt=""
        sizes="6rem"
        className="aspect-6/5 w-20 max-[22rem]:w-12 shrink-0 rounded-control border border-seam bg-void object-cover"
      />
      <div className="min-w-0">
        <p className="font-display text-lg leading-6 font-semibold">
          <bdi className="line-clamp-2 text-left wrap-anywhere">{title}</bdi>
        </p>
        <p title={serialNumber} className="mt-1 truncate font-mono text-micro font-normal text-ink-muted">
          {serialNumber}
        </p>
        {note && <p className="mt-1 font-mono text-micro font-normal text-ink-muted tabular-nums">{note}</p>}
      </div>
      {price && <p className="ml-auto shrink-0 font-display tabular-nums">{price}</p>}
    </div>
  )
}
