import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useFormat } from '../../lib/format.ts'
import { splitAtPart, useMessages } from '../../lib/messages.ts'
import { paymentMessages } from './payment-form.messages.ts'

export interface ChargeNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The paying player's e-mail address; absent while unknown. */
  player?: string | undefined
}

/**
 * Names the player, and says that a card is charged only the price (docs/product.md#paying), unless the host has a fee of
 * its own. It is under the sum of
 * every form that charges a card.
 *
 * Use it in a form that charges a card, and in no other.
 */
export function ChargeNote({ className, player, ...props }: ChargeNoteProps) {
  const messages = useMessages(paymentMessages)
  const { isFeeCharged } = useFormat()
  const [before, after] = splitAtPart(messages.player)
  return (
    <p
      data-slot="charge-note"
      className={cn('text-sm leading-5 wrap-anywhere text-ink-muted', className)}
      {...props}
    >
      {player && (
        <span className="block">
          <span>{before}</span>
          <span className="text-ink">{player}</span>
          <span>{after}</span>
        </span>
      )}
      {!isFeeCharged && <span className="block">{messages.feeNotCharged}</span>}
    </p>
  )
}
