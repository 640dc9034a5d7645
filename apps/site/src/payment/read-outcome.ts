import { ApiError, checkPurchase } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { Outcome, ReadOutcomeInput } from '@meridian/flows/shared/outcome'
import type { PaymentIntent } from '@stripe/stripe-js'
import type { Services } from '../services/services.ts'

/** What a payment's state at the card provider says about its outcome. */
const outcomes: Record<PaymentIntent.Status, Outcome['status']> = {
  succeeded: 'paid',
  requires_capture: 'paid',
  processing: 'pending',
  requires_action: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_payment_method: 'unpaid',
  canceled: 'unpaid',
}

/** What our server's refusal to open the payment once more says about its outcome. */
function refusedOutcome({ serverMessage }: ApiError): Outcome {
  if (serverMessage === messages.alreadyPurchased) return { status: 'paid' }
  return { status: serverMessage === messages.paymentProcessing ? 'pending' : 'unpaid' }
}

/**
 * Whether a confirmation whose answer never came has charged the card. Our server knows of every purchase that it has
 * recorded; that it has none may mean that it could not ask the card provider either, so the provider is asked itself,
 * by the secret of the payment. A page that was opened anew gets that from `openIntent`, which with the same attempt
 * gives the same payment. Rejects when anybody cannot be asked: nobody knows then.
 */
export async function readOutcome(
  { api, loadCards }: Pick<Services, 'api' | 'loadCards'>,
  openIntent: () => Promise<{ clientSecret?: string }>,
  { userId, productId, clientSecret }: ReadOutcomeInput,
  signal: AbortSignal,
): Promise<Outcome> {
  const ownership = await api(checkPurchase, { body: { userId, productId } }, { signal })
  if (ownership === 'owned') return { status: 'paid' }
  const opened = clientSecret
    ? { clientSecret }
    : await openIntent().catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'refused') return refusedOutcome(error)
        throw error
      })
  if ('status' in opened) return opened
  const provider = await loadCards()
  if (!opened.clientSecret || !provider) throw new Error('The card provider cannot be asked')
  const { paymentIntent, error } = await provider.retrievePaymentIntent(opened.clientSecret)
  if (!paymentIntent) throw new Error(error?.message ?? 'The card provider knows no such payment')
  const status = outcomes[paymentIntent.status]
  return status === 'paid' ? { status, paymentId: paymentIntent.id } : { status }
}
