import { itemCodec, type Item } from '@meridian-2117/contract'
import { RequestSucceededScreen } from '@meridian-2117/ui/screens/request-succeeded'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

/** Reports a successful request; a card payment shows its result. */
export const Component = () => <RequestSucceededScreen payment={readPaymentResult(useLocation().state)} />

/** Navigation state has the result of a card payment. */
export interface PaymentResult {
  item: Item
  /** Whole `cents`. */
  amountCents: number
}

const resultCodec = z.object({ item: itemCodec('collectible'), amountCents: z.int() })

/** Reads the result of a payment; `undefined` where it is missing or damaged. */
export function readPaymentResult(state: unknown): PaymentResult | undefined {
  const read = z.safeDecode(resultCodec, state as z.input<typeof resultCodec>)
  return read.success ? read.data : undefined
}
