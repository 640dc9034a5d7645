import type { Item } from '@meridian/contract'
import type { BuyCollectibleScreenProps } from '@meridian/ui/screens/buy-collectible'
import { BuySteps } from '@meridian/ui/sections/buy-steps'
import type { ComponentType } from 'react'
import { useBuy } from '../flows/use-buy.ts'

export interface BuyItemProps {
  /** What is bought. */
  item: Item
  /** The page of the item's kind. */
  Screen: ComponentType<BuyCollectibleScreenProps>
}

/** An item's page with its two dialogs, run by the buy flow (Spec 2 and 4). */
export function BuyItem({ item, Screen }: BuyItemProps) {
  const { view, onProceed, onDismiss, ...intents } = useBuy(item)
  return (
    <>
      <Screen item={item} busy={view.busy} {...intents} />
      <BuySteps item={item} dialog={view.dialog} onProceed={onProceed} onDismiss={onDismiss} />
    </>
  )
}
