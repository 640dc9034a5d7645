import type { Item } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { MakeOfferScreen } from '@meridian/ui/screens/make-offer'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOffer } from './use-offer.ts'
import { useItem } from '../../lib/item/use-item.ts'
import { readOfferItem } from '../../lib/item/offer-item.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { ItemPage } from '../../lib/item/item-page.tsx'

/** Make an offer, for the item that was handed over or the one that was kept last (Spec 2, Make-offer screen). */
export function MakeOfferRoute() {
  const { browser } = useServices()
  const found = useItem(readOfferItem(browser))
  return <ItemPage found={found}>{(item) => <MakeOffer key={item.id} item={item} />}</ItemPage>
}

function MakeOffer({ item }: { item: Item }) {
  const { view, ...intents } = useOffer(item)
  const { key } = useLocation()
  const navigate = useNavigate()

  const goBack = () => {
    // The first page of a visit has nothing behind it: its item's page takes the place.
    const { to, state } = itemLink(item)
    void (key === 'default' ? navigate(to, { state, replace: true }) : navigate(-1))
  }

  return <MakeOfferScreen item={item} {...view} {...intents} onBack={goBack} />
}
