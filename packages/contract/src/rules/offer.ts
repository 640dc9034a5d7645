/** How long an offer may stand, in the words of the make-offer screen; the first is the default. */
export const offerExpiries = ['6 Hours', '12 Hours', '6 Months', '12 Months', '1 Year'] as const

/** How long an offer stands, in the words that the form shows and the server keeps. */
export type OfferExpiry = (typeof offerExpiries)[number]
