import { payWithCard } from '@meridian/contract'
import { cardProviderName } from '@meridian/contract/money/pricing'
import type { AskBankAnswer, PayWithCardAnswer, PayWithCardInput } from '@meridian/flows/card-charge'
import { refusedCharge } from '@meridian/flows/shared/refused-charge'
import type { Stripe } from '@stripe/stripe-js'
import type { Api } from '../../lib/api/api-client.ts'
import { orderFields } from './order.ts'
import { outcomeOfError } from './provider-outcome.ts'

/**
 * Charges a card through our server. Rejects when the outcome is unknown. The inline error is the server's, else the
 * error's own, or the default message for an answer without success.
 */
export async function chargeCard(
  api: Api,
  { name, paymentMethodId, ...order }: PayWithCardInput,
): Promise<PayWithCardAnswer> {
  try {
    // Leaving the page does not abort it, since the server continues anyway.
    return await api(payWithCard, {
      body: {
        ...orderFields(order),
        name,
        price: order.item.price ?? 0,
        paymentMethodId,
        provider: cardProviderName,
      },
      idempotencyKey: order.attempt,
    })
  } catch (error) {
    const refused = refusedCharge(error)
    if (!refused) throw error
    return refused
  }
}

/**
 * Lets the card provider show the bank's challenge to the player. A bank with its own page leaves the site for good.
 */
export async function askBank(provider: Stripe | null, clientSecret: string): Promise<AskBankAnswer> {
  if (!provider) throw new Error('The card provider has not loaded')
  const { paymentIntent, error } = await provider.handleNextAction({ clientSecret })
  if (error) return outcomeOfError(error)
  switch (paymentIntent?.status) {
    case 'succeeded':
      return { status: 'paid' }
    case 'requires_payment_method':
    case 'canceled':
      return { status: 'failed' }
    default:
      throw new Error(`The bank was asked, and the payment is ${paymentIntent?.status ?? 'unknown'}`)
  }
}
