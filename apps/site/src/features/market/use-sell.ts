import { sellMachine } from '@meridian/flows/sell'
import { selectSellView, type SellView } from '@meridian/flows/sell/view'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useVisitKeeping } from '../../lib/flows/use-visit-persistence.ts'

export interface Sell {
  view: SellView
  onSell: () => void
  onProceed: () => void
  onClose: () => void
}

/** Where the wallet has a page of its own: windows too narrow for a second dialog over the market. */
const phone = '(width < 48rem)'

/** Runs Instant Sell: an open dialog is open again after a reload. */
export function useSell(): Sell {
  const { view, send } = useFlow(sellMachine, {
    input: {},
    calls: {},
    tells: {},
    view: selectSellView,
    keep: useVisitKeeping(1),
  })
  return {
    view,
    onSell: () => send({ type: 'sell.start' }),
    onProceed: () => send({ type: 'dialog.proceed', phone: window.matchMedia(phone).matches }),
    onClose: () => send({ type: 'dialog.close' }),
  }
}
