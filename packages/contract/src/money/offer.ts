import type { Message } from '../messages/message.ts'
import { cardAmountCents, toCents } from './pricing.ts'

/** The make-offer screen offers these lifetimes; the first is the default. */
export const offerExpiries = ['6 Hours', '12 Hours', '6 Months', '12 Months', '1 Year'] as const

/** One of the lifetimes, as the form shows it and the server stores it. */
export type OfferExpiry = (typeof offerExpiries)[number]

/** Returns why no offer can have this price, as typed; `undefined` for one that a card could pay. */
export function offerPriceProblem(price: string): Message | undefined {
  if (price.trim() === '') return { key: 'offerPriceRequired' }
  const cents = toCents(Number(price))
  return cents >= cardAmountCents.min && cents <= cardAmountCents.max
    ? undefined
    : { key: 'offerPriceOutOfBounds' }
}
