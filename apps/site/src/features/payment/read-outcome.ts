import { checkPurchase } from '@meridian/contract'
import type { Outcome, ReadOutcomeInput } from '@meridian/flows/shared/outcome'
import { readOutcome as readOutcomeFrom } from '@meridian/flows/shared/read-outcome'
import type { PaymentIntent } from '@stripe/stripe-js'
import type { Services } from '../../lib/services/services.ts'

/** The outcome that a payment's state at the card provider means. */
const outcomes: Record<PaymentIntent.Status, Outcome['status']> = {
  succeeded: 'paid',
  requires_capture: 'paid',
  processing: 'pending',
  requires_action: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_payment_method: 'unpaid',
  canceled: 'unpaid',
}

/** Finds out what became of a charge: asks our server, then the card provider. Rejects when nobody knows. */
export const readOutcome = (
  { api, loadCards }: Pick<Services, 'api' | 'loadCards'>,
  openIntent: () => Promise<{ clientSecret?: string }>,
  { userId, productId, ...input }: ReadOutcomeInput,
  signal: AbortSignal,
): Promise<Outcome> =>
  readOutcomeFrom(
    {
      checkPurchase: () => api(checkPurchase, { body: { userId, productId } }, { signal }),
      openIntent,
      readPayment: async (clientSecret) => {
        const provider = await loadCards()
        if (!provider) throw new Error('The card provider cannot be asked')
        const { paymentIntent, error } = await provider.retrievePaymentIntent(clientSecret)
        if (!paymentIntent) throw new Error(error?.message ?? 'The card provider knows no such payment')
        const status = outcomes[paymentIntent.status]
        return status === 'paid' ? { status, paymentId: paymentIntent.id } : { status }
      },
    },
    input,
  )
