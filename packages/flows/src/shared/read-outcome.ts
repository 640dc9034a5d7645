import { refusalCodeIn } from '@meridian/contract'
import type { Outcome, ReadOutcomeInput } from './outcome.ts'

/** Those who may know what became of a charge. */
export interface OutcomeSources {
  /** Asks our server whether the player owns the item. */
  checkPurchase: () => Promise<'owned' | 'available'>
  /** Opens the payment once more: the same attempt opens the same one. */
  openIntent: () => Promise<{ clientSecret?: string }>
  /** Asks the card provider about the payment with this secret. */
  readPayment: (clientSecret: string) => Promise<Outcome>
}

/**
 * Reads a refusal to open the payment once more. A missing code, or any other, says nothing of the earlier charge. With
 * another price or without the item nothing more can be paid for it, which the page then says.
 */
function refusedOutcome(error: unknown): Outcome {
  switch (refusalCodeIn(error)) {
    case 'already_owned':
      return { status: 'paid' }
    case 'payment_processing':
      return { status: 'pending' }
    case 'price_changed':
    case 'not_found':
      return { status: 'unpaid' }
    default:
      throw error
  }
}

/**
 * Finds out whether a confirmation whose answer never came has charged the card. Our server knows of every purchase that
 * it has recorded; that it has none may mean that it could not ask the card provider either, so the provider is asked
 * itself, by the secret of the payment. Rejects when anybody cannot be asked: nobody knows then.
 */
export async function readOutcome(
  { checkPurchase, openIntent, readPayment }: OutcomeSources,
  { clientSecret }: Pick<ReadOutcomeInput, 'clientSecret'>,
): Promise<Outcome> {
  if ((await checkPurchase()) === 'owned') return { status: 'paid' }
  const opened = clientSecret ? { clientSecret } : await openIntent().catch(refusedOutcome)
  if ('status' in opened) return opened
  if (!opened.clientSecret) throw new Error('The payment cannot be asked about')
  return readPayment(opened.clientSecret)
}
