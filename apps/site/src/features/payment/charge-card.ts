import { chargeCard } from '@meridian-2117/contract'
import { cardProviderName } from '@meridian-2117/contract/money/pricing'
import type { ChargeCardAnswer, ChargeCardInput } from '@meridian-2117/flows/card-payment'
import { refusedCharge } from '@meridian-2117/flows/shared/refused-charge'
import type { Api } from '../../lib/api/api-client.ts'
import { orderFields } from './use-order.ts'

/**
 * Charges a card through our server. Rejects when the outcome is unknown. The inline error is the server's, else the
 * error's own, or the default message for an answer without success.
 */
export async function chargeCardOf(
  api: Api,
  { name, paymentMethodId, ...order }: ChargeCardInput,
): Promise<ChargeCardAnswer> {
  try {
    // Leaving the page does not abort it, since the server continues anyway.
    return await api(chargeCard, {
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
