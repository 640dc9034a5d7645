import { sampleSale } from '@meridian/contract/rules/samples'
import { SellSteps } from '@meridian/ui/sections/sell-steps'
import { useEffect, useEffectEvent } from 'react'
import { useSell } from './use-sell.ts'

export interface SellFlowProps {
  /** How often Instant Sell has been pressed on this visit. */
  presses: number
}

/** The dialogs of Instant Sell, which the market loads once it stands (Spec 4, Sell flow). */
export function SellFlow({ presses }: SellFlowProps) {
  const { view, onSell, onProceed, onClose } = useSell()
  const start = useEffectEvent(onSell)
  useEffect(() => {
    if (presses > 0) start()
  }, [presses])
  return <SellSteps item={sampleSale} dialog={view.dialog} onProceed={onProceed} onDismiss={onClose} />
}
