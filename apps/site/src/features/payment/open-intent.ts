import { createPaymentIntent } from '@meridian/contract'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import type { Order } from '@meridian/flows/shared/order'
import type { Api, CallOptions } from '../../lib/api/api-client.ts'

/** The fields of an order that both payment calls send. */
export const orderFields = ({ amountCents, item, userId, email }: Order) => ({
  amountCents,
  currency: paymentCurrency,
  userId,
  email: email ?? '',
  productId: item.id,
  title: item.title ?? '',
  serialNumber: item.serialNumber ?? '',
})

/** Opens the payment of an order at the card provider; the same attempt opens the same one. */
export async function openIntent(
  api: Api,
  order: Order,
  options: CallOptions,
): Promise<{ clientSecret?: string }> {
  const { clientSecret } = await api(
    createPaymentIntent,
    { body: orderFields(order), idempotencyKey: order.attempt },
    options,
  )
  return clientSecret ? { clientSecret } : {}
}
