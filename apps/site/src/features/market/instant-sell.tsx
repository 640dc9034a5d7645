import { sampleSale } from '@meridian-2117/ui/content/samples'
import { sellMachine } from '@meridian-2117/flows/sell'
import { selectSellView } from '@meridian-2117/flows/sell/view'
import { SellSteps } from '@meridian-2117/ui/dialogs/sell'
import { useEffect } from 'react'
import { useVisitPersistence } from '../../lib/flows/persisted-snapshot.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import type { PressedProps } from '../../lib/press-failed.tsx'

/** These windows are too narrow for a second dialog, so the wallet opens as a page. */
const phone = '(width < 48rem)'

/** Shows the dialogs of Instant Sell, which load after the market. A reload opens an open dialog again. */
export function InstantSell({ pressed, onEnd }: PressedProps) {
  const { view, send } = useFlow(sellMachine, {
    input: {},
    view: selectSellView,
    persist: useVisitPersistence(1),
  })
  useEffect(() => {
    if (!pressed) return
    send({ type: 'sell.start' })
    onEnd()
  }, [pressed, onEnd, send])
  return (
    <SellSteps
      item={sampleSale}
      dialog={view.dialog}
      onProceed={() => send({ type: 'dialog.proceed', phone: window.matchMedia(phone).matches })}
      onDismiss={() => send({ type: 'dialog.close' })}
    />
  )
}
