/** The make-offer screen offers these lifetimes; the first is the default. */
export const offerExpiries = ['6 Hours', '12 Hours', '6 Months', '12 Months', '1 Year'] as const

/** One of the lifetimes, as the form shows it and the server stores it. */
export type OfferExpiry = (typeof offerExpiries)[number]
