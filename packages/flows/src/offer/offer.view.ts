import type { OfferExpiry } from '@meridian-2117/contract/money/offer'
import type { SnapshotFrom } from 'xstate'
import type { offerMachine } from './offer.machine.ts'

/** The make-offer screen renders these fields. */
export interface OfferView {
  price: string
  expiry: OfferExpiry
}

/** Returns the view of a snapshot. */
export const selectOfferView = ({ context }: SnapshotFrom<typeof offerMachine>): OfferView => context
