import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { around, useWords } from '../../lib/words.ts'
import { paymentWords } from '../../words/payment.ts'

export interface ChargeNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Whose account pays, by its address; absent while nobody is known. */
  payer?: string | undefined
}

/** Who pays, and that a card is charged the price alone (Spec 9): under the sum of every form that charges one. */
export function ChargeNote({ className, payer, ...props }: ChargeNoteProps) {
  const words = useWords(paymentWords)
  const [before, after] = around(words.payer)
  return (
    <p
      data-slot="charge-note"
      className={cn('text-sm leading-5 wrap-anywhere text-ink-muted', className)}
      {...props}
    >
      {payer && (
        <span className="block">
          <span>{before}</span>
          <span className="text-ink">{payer}</span>
          <span>{after}</span>
        </span>
      )}
      <span className="block">{words.feeNotCharged}</span>
    </p>
  )
}
