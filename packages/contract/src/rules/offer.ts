/** How long an offer may stand, in the words of the make-offer screen; the first is the default (Spec 9). */
export const offerExpiries = ['6 Hours', '12 Hours', '6 Months', '12 Months', '1 Year'] as const

export type OfferExpiry = (typeof offerExpiries)[number]
