import { readMarketView, withMarketView, type MarketView } from '@meridian/ui/lib/market-view'
import type { MarketBrowsing } from '@meridian/ui/sections/market-browser'
import { useSearchParams } from 'react-router-dom'

/** Which items of a market the address asks for. Another view takes the place of the last: Back leaves the market. */
export function useMarketView(): Pick<MarketBrowsing, 'view' | 'onView'> {
  const [address, setAddress] = useSearchParams()
  return {
    view: readMarketView(address),
    onView: (view: MarketView) =>
      setAddress((current) => withMarketView(current, view), {
        replace: true,
        preventScrollReset: true,
        // A filter is chosen from what is drawn: in a transition the next choice would bring the last one back.
        flushSync: true,
      }),
  }
}
