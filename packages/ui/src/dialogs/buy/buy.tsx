import type { BuyDialog } from '@meridian-2117/contract/names/dialog-steps'
import { useFormat } from '../../lib/format.ts'
import type { ItemWithFormerPrice } from '../../lib/item.ts'
import { useMessages } from '../../lib/messages.ts'
import { StepDialog, type StepIntents } from '../step-dialog/step-dialog.tsx'
import { buyStepMessages } from './buy.messages.ts'

export interface BuyStepsProps extends StepIntents {
  /** The item to buy. Its kind decides the titles and labels. */
  item: ItemWithFormerPrice
  /** The open dialog: the price, or the last confirmation before the purchase check. */
  dialog: BuyDialog
}

/**
 * The two dialogs of buying an item; at most one is open. The total's label differs between collectibles, their
 * confirmation and land (docs/product.md#buying).
 *
 * Use it for *Buy Now*. *Buy With Card* and *Make Offer* go to their pages at once.
 */
export function BuySteps({ dialog, ...step }: BuyStepsProps) {
  const messages = useMessages(buyStepMessages)
  const { stepPrice, stepTotal, feeRows } = useFormat()
  const land = step.item.kind === 'land'
  const title = land ? messages.buyLand : messages.buyAssets
  const total = stepTotal(step.item.price)
  return (
    <>
      <StepDialog
        {...step}
        open={dialog === 'review'}
        title={title}
        step={messages.firstStep}
        rows={[
          { label: messages.listPrice, value: stepPrice(step.item.price) },
          ...feeRows(messages.platformFee, step.item.price),
        ]}
        total={{ label: land ? messages.landTotal : messages.total, value: total }}
        dismissLabel={messages.cancel}
        proceedLabel={messages.buyNow}
        firstFocus="proceed"
      />
      <StepDialog
        {...step}
        open={dialog === 'confirm'}
        title={title}
        step={messages.lastStep}
        total={{ label: land ? messages.landTotal : messages.confirmedTotal, value: total }}
        dismissLabel={land ? messages.cancel : messages.close}
        proceedLabel={messages.confirm}
        firstFocus="dismiss"
      />
    </>
  )
}
