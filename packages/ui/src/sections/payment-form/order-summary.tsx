import { Card } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { useItemText, type ItemWithFormerPrice } from '../../lib/item.ts'
import { useMessages } from '../../lib/messages.ts'
import { orderMessages } from './order-summary.messages.ts'

export interface OrderSummaryProps {
  /** The item of the payment or offer. */
  item: ItemWithFormerPrice
  /** Names the item for a screen reader, as part of the form beside it. */
  label?: string | undefined
}

/**
 * Shows the item of a form: beside it on wide screens, above it on a phone.
 *
 * Use it beside a form about one item: a payment or an offer. In a dialog an item is an `ItemRow`.
 */
export function OrderSummary({ item, label }: OrderSummaryProps) {
  const messages = useMessages(orderMessages)
  const text = useItemText(item)
  return (
    <Card asChild className="overflow-hidden max-md:flex max-md:gap-4 max-md:p-3">
      <section aria-label={label ?? messages.label}>
        <Picture
          src={item.image}
          alt=""
          sizes="(width < 48rem) 6rem, 28rem"
          priority
          className="aspect-6/5 w-full border-seam object-cover max-md:aspect-square max-md:size-24 max-md:shrink-0 max-md:rounded-control max-md:border md:border-b"
        />
        <div className="min-w-0 grow md:p-6">
          <h1 className="font-display text-lg leading-6 font-semibold wrap-anywhere md:text-2xl md:leading-8">
            {text.title}
          </h1>
          <p className="mt-1 truncate font-mono text-micro text-ink-muted">{text.serialNumber}</p>
          {item.description && (
            <p className="mt-2 line-clamp-2 text-sm leading-5 text-ink-muted md:mt-4 md:line-clamp-none md:text-base md:leading-6">
              {item.description}
            </p>
          )}
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 md:mt-6 md:border-t md:border-seam md:pt-5">
            <span className="font-mono text-micro text-ink-muted uppercase">{messages.price}</span>
            <span className="flex flex-col text-right">
              <span className="font-display text-lg leading-6 font-semibold tabular-nums md:text-2xl md:leading-8">
                {text.price}
              </span>
              {text.formerPrice && (
                <span className="font-mono text-micro text-ink-muted tabular-nums">{text.formerPrice}</span>
              )}
            </span>
          </p>
        </div>
      </section>
    </Card>
  )
}
