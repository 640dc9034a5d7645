import * as z from 'zod'

/**
 * The events of Stripe that the webhook acts on (docs/product/payments.md). Stripe sends only those that are ticked
 * there; any other is ignored. An event only names its payment, which is then read at Stripe. So events may come late,
 * twice and in any order.
 */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

const eventSchema = z.object({
  type: z.enum(stripeEvents),
  data: z.object({
    object: z.object({
      id: z.string(),
      /** Absent where the object is the payment itself. */
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})

/** Returns Stripe's id of the payment that an event is about; `undefined` if the event does not concern us. */
export function paymentOfEvent(event: unknown): string | undefined {
  const { data: read } = eventSchema.safeParse(event)
  if (!read) return undefined
  const { id, payment_intent: payment } = read.data.object
  return typeof payment === 'object' ? (payment?.id ?? id) : (payment ?? id)
}

if (import.meta.main) console.log(stripeEvents.join('\n'))
