import { itemCodec, type Item } from '@meridian/contract'
import * as z from 'zod/mini'

/** What a card payment hands over to the success page, in navigation state (Spec 4, Payment pages). */
export interface PaymentResult {
  item: Item
  /** Whole `cents`. */
  amountCents: number
}

const resultCodec = z.object({ item: itemCodec('collectible'), amountCents: z.int() })

/** The result that a payment handed over; nothing where there was none or it is damaged. */
export function readPaymentResult(state: unknown): PaymentResult | undefined {
  const read = z.safeDecode(resultCodec, state as z.input<typeof resultCodec>)
  return read.success ? read.data : undefined
}
