import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { offerMachine } from '@meridian-2117/flows/offer'
import { selectOfferView } from '@meridian-2117/flows/offer/view'
import type { ItemWithFormerPrice } from '@meridian-2117/ui/lib/item-with-former-price'
import { MakeOfferScreen } from '@meridian-2117/ui/screens/make-offer'
import { useLocation, useNavigate } from 'react-router-dom'
import { readOfferItem } from '../../lib/item/offer-item.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { ItemPage } from '../../lib/item/item-page.tsx'

/** Makes an offer for the item in navigation state, or for the last stored one. */
export function Component() {
  const { browser } = useServices()
  return (
    <ItemPage saved={readOfferItem(browser)}>{(item) => <MakeOffer key={item.id} item={item} />}</ItemPage>
  )
}

/** Milliseconds after which a stored offer expires. */
const persistedMs = 60 * 60 * 1000

function MakeOffer({ item }: { item: ItemWithFormerPrice }) {
  const playerId = useSession()?.player.id ?? ''
  const { view, send } = useFlow(offerMachine, {
    input: undefined,
    view: selectOfferView,
    persist: { name: `${playerId}:${item.id}`, version: 1, maxAgeMs: persistedMs },
  })
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
      {...view}
      onPriceChange={(price) => send({ type: 'price.changed', price })}
      onExpiryChange={(expiry) => send({ type: 'expiry.changed', expiry })}
      onSubmit={() => send({ type: 'offer.submit' })}
      onBack={goBack}
    />
  )
}
