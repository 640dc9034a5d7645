import { offerExpiries, type OfferExpiry } from '@meridian-2117/contract/money/offer'
import { assign, setup } from 'xstate'

/** Sent by the offer page: its fields change, and the player submits them. */
export type OfferEvent =
  | { type: 'price.changed'; price: string }
  | { type: 'expiry.changed'; expiry: OfferExpiry }
  | { type: 'offer.submit' }

interface OfferContext {
  /** As typed, without bounds. */
  price: string
  expiry: OfferExpiry
}

const untouched: OfferContext = { price: '', expiry: offerExpiries[0] }

/**
 * Makes an offer (docs/product.md#offers). Typed values survive a reload, and end with the offer. The link that submits
 * also navigates, perhaps in another tab, so the next offer can begin at once.
 */
export const offerMachine = setup({
  types: {
    context: {} as OfferContext,
    events: {} as OfferEvent,
    /** States that a reloaded page restores. */
    tags: {} as 'resumable',
  },
  actions: {
    setPrice: assign({ price: (_, price: string) => price }),
    startOver: assign(untouched),
    setExpiry: assign({ expiry: (_, expiry: OfferExpiry) => expiry }),
  },
}).createMachine({
  id: 'offer',
  context: untouched,
  initial: 'editing',
  states: {
    editing: {
      tags: 'resumable',
      on: {
        'price.changed': { actions: { type: 'setPrice', params: ({ event }) => event.price } },
        'expiry.changed': { actions: { type: 'setExpiry', params: ({ event }) => event.expiry } },
        'offer.submit': { actions: 'startOver' },
      },
    },
  },
})
