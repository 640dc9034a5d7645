import type { OfferExpiry } from '@meridian/contract/money/offer'
import type { SnapshotFrom } from 'xstate'
import type { offerMachine } from './offer.machine.ts'

/** The view of the make-offer screen: its fields. */
export interface OfferView {
  price: string
  expiry: OfferExpiry
}

/** Selects the fields. */
export const selectOfferView = ({ context }: SnapshotFrom<typeof offerMachine>): OfferView => context
