import { paths } from '@meridian/contract/rules/paths'
import { CollectiblesScreen } from '@meridian/ui/screens/collectibles'
import { useNavigate } from 'react-router-dom'
import { useMarket } from '../api/market.queries.ts'

/** Items beside the Instant Sell card (Spec 2, NFA market page). */
const shownItems = 3

/** Collectibles tab (Spec 2, NFA market page). Sell Now goes where it goes on phones until the sell flow is built. */
export function CollectiblesRoute() {
  const navigate = useNavigate()
  return (
    <CollectiblesScreen items={useMarket(shownItems)} onSell={() => void navigate(paths.walletConnect)} />
  )
}
