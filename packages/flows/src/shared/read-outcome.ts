import { refusalCodeIn } from '@meridian-2117/contract'
import type { Outcome, ReadOutcomeInput } from './outcome.ts'

/** Services that may know the outcome of a charge. */
export interface OutcomeSources {
  /** Asks our server whether the player owns the item. */
  checkPurchase: () => Promise<'owned' | 'available'>
  /** Opens the payment again; the same attempt opens the same payment. */
  openPayment: () => Promise<{ clientSecret?: string }>
  /** Asks the card provider about the payment with this secret. */
  readPayment: (clientSecret: string) => Promise<Outcome>
}

/**
 * Reads a refusal to open the payment again. A missing or unknown code says nothing about the earlier charge. A changed
 * price or a missing item makes the order final.
 */
function refusedOutcome(error: unknown): Outcome {
  switch (refusalCodeIn(error)) {
    case 'already_owned':
      return { status: 'paid' }
    case 'payment_processing':
      return { status: 'pending' }
    case 'price_changed':
    case 'amount_not_payable':
    case 'not_found':
      return { status: 'unpaid' }
    default:
      throw error
  }
}

/**
 * Reads a refusal of the purchase check. The item has left the market, or the player's token has ended: the provider
 * still knows the payment, and opening it again tells that the item is gone.
 */
function refusedCheck(error: unknown, clientSecret: string): 'available' {
  const code = refusalCodeIn(error)
  if (code === 'not_found' || (code === 'unauthorized' && clientSecret !== '')) return 'available'
  throw error
}

/**
 * Finds out whether a confirmation without an answer has charged the card. Our server knows every recorded purchase. It
 * may have failed to reach the card provider, so the provider is asked as well, by the payment's secret. Rejects while
 * the outcome is unknown.
 */
export async function readOutcome(
  { checkPurchase, openPayment, readPayment }: OutcomeSources,
  { clientSecret }: Pick<ReadOutcomeInput, 'clientSecret'>,
): Promise<Outcome> {
  const checked = await checkPurchase().catch((error: unknown) => refusedCheck(error, clientSecret))
  if (checked === 'owned') return { status: 'paid' }
  const opened = clientSecret ? { clientSecret } : await openPayment().catch(refusedOutcome)
  if ('status' in opened) return opened
  if (!opened.clientSecret) throw new Error('The payment cannot be asked about')
  return readPayment(opened.clientSecret)
}
