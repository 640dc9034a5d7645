import { offerExpiries } from '@meridian-2117/contract/money/offer'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item'
import { MakeOfferScreen } from '@meridian-2117/ui/screens/make-offer'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { readOfferItem } from '../../lib/item/offer-item.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { ItemPage } from '../../lib/item/item-page.tsx'
import { useKeptState } from '../../lib/storage/use-kept-state.ts'

/** Makes an offer for the item in navigation state, or for the last stored one. */
export function Component() {
  const { browser } = useServices()
  return (
    <ItemPage saved={readOfferItem(browser)}>{(item) => <MakeOffer key={item.id} item={item} />}</ItemPage>
  )
}

const offerSchema = z.object({ price: z.string(), expiry: z.enum(offerExpiries) })
type Offer = z.infer<typeof offerSchema>

const untouched: Offer = { price: '', expiry: offerExpiries[0] }

function MakeOffer({ item }: { item: ItemWithFormerPrice }) {
  const [offer, keepOffer] = useKeptState(`offer:${item.id}`, offerSchema, untouched)
  const { key } = useLocation()
  const navigate = useNavigate()

  const goBack = () => {
    // The first page of a visit has no history, so the item's page replaces it.
    const { to, state } = itemLink(item)
    void (key === 'default' ? navigate(to, { state, replace: true }) : navigate(-1))
  }

  return (
    <MakeOfferScreen
      item={item}
      {...offer}
      onPriceChange={(price) => keepOffer({ ...offer, price })}
      onExpiryChange={(expiry) => keepOffer({ ...offer, expiry })}
      onSubmit={() => keepOffer(untouched)}
      onBack={goBack}
    />
  )
}
