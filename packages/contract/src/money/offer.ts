/** The lifetimes of an offer as the make-offer screen shows them; the first is the default. */
export const offerExpiries = ['6 Hours', '12 Hours', '6 Months', '12 Months', '1 Year'] as const

/** The lifetime of an offer, as the form shows it and the server stores it. */
export type OfferExpiry = (typeof offerExpiries)[number]
