/** The events of Stripe that the webhook acts on. Stripe sends only those that are ticked there. */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
] as const

if (import.meta.main) console.log(stripeEvents.join('\n'))
