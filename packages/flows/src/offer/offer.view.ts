import type { OfferExpiry } from '@meridian/contract/rules/offer'
import type { SnapshotFrom } from 'xstate'
import type { offerMachine } from './offer.machine.ts'

/** What the make-offer screen shows: what was typed and chosen so far. */
export interface OfferView {
  price: string
  expiry: OfferExpiry
}

/** Reads the screen off the flow. */
export const selectOfferView = ({ context }: SnapshotFrom<typeof offerMachine>): OfferView => context
