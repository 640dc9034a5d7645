import { ApiError, payWithCard } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { cardProviderName } from '@meridian/contract/rules/pricing'
import type { AskBankAnswer, PayWithCardAnswer, PayWithCardInput } from '@meridian/flows/card-payment'
import type { Stripe } from '@stripe/stripe-js'
import type { Api } from '../api/api-client.ts'
import { orderFields } from './open-intent.ts'
import { providerRefusal } from './provider-refusal.ts'

/** Whether a failed call says for certain that no card was charged. */
function isRefusal({ kind, status = 0, serverMessage }: ApiError): boolean {
  if (kind === 'unexpected') return true
  if (kind !== 'refused') return false
  // A server in trouble, or whatever stands before it, may have charged; only one failure of it comes before that.
  return status < 500 || serverMessage === messages.intentFailed
}

/**
 * Charges a card through our server (Spec 7). A call that fails is a refusal only where that is certain; the inline error
 * is the server's, else the error's own, and for an answer without success the one of the catalogue (Spec 8).
 */
export async function chargeCard(
  api: Api,
  { name, paymentMethodId, ...order }: PayWithCardInput,
): Promise<PayWithCardAnswer> {
  try {
    // Not aborted with the page: the server goes on all the same.
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
    if (!(error instanceof ApiError)) throw error
    // What is processed now will not be once its outcome is known: then these words are out of date.
    if (error.serverMessage === messages.paymentProcessing)
      throw new ApiError(error.kind, { status: error.status })
    if (!isRefusal(error)) throw error
    return { status: 'failed', message: error.kind === 'unexpected' ? undefined : error.message }
  }
}

/** Lets the card provider put the bank's question to the player; a bank with a page of its own leads away for good. */
export async function askBank(provider: Stripe | null, clientSecret: string): Promise<AskBankAnswer> {
  if (!provider) throw new Error(messages.providerNotLoaded)
  const { paymentIntent, error } = await provider.handleNextAction({ clientSecret })
  if (error) return providerRefusal(error)
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
