import type { Item } from '@meridian/contract'
import type { OfferExpiry } from '@meridian/contract/rules/offer'
import { offerMachine } from '@meridian/flows/offer'
import { selectOfferView, type OfferView } from '@meridian/flows/offer/view'
import { useSession } from '../../lib/services/services-context.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'

export interface Offer {
  view: OfferView
  onPriceChange: (price: string) => void
  onExpiryChange: (expiry: OfferExpiry) => void
  onSubmit: () => void
}

/** How old an offer under way may be when it is taken up again, in `ms`. */
const keptMs = 60 * 60 * 1000

/** Runs the making of an offer for one item. */
export function useOffer(item: Item): Offer {
  const userId = useSession()?.user.id ?? ''
  const { view, send } = useFlow(offerMachine, {
    input: undefined,
    calls: {},
    tells: {},
    view: selectOfferView,
    keep: { name: `${userId}:${item.id}`, version: 1, maxAgeMs: keptMs },
  })
  return {
    view,
    onPriceChange: (price) => send({ type: 'price.changed', price }),
    onExpiryChange: (expiry) => send({ type: 'expiry.changed', expiry }),
    onSubmit: () => send({ type: 'offer.submit' }),
  }
}
