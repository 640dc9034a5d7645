import type { SellDialog } from '@meridian-2117/contract/names/dialog-steps'
import type { Item } from '@meridian-2117/contract'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { StepDialog, type StepIntents } from '../step-dialog/step-dialog.tsx'
import { ChooseWalletDialog, ConnectWalletDialog } from '../step-dialog/wallet-steps.tsx'
import { sellStepMessages } from './sell.messages.ts'

export interface SellStepsProps extends StepIntents {
  /** The item to sell. */
  item: Item
  /** The open dialog: the item, the wallets, or the connection. */
  dialog: SellDialog
}

/**
 * The three dialogs of Instant Sell; at most one is open.
 *
 * Use it for Instant Sell alone. An item of the profile is offered by `ListingSteps`.
 */
export function SellSteps({ dialog, ...step }: SellStepsProps) {
  const messages = useMessages(sellStepMessages)
  const { stepPrice, stepTotal, feeRows } = useFormat()
  return (
    <>
      <StepDialog
        {...step}
        open={dialog === 'item'}
        title={messages.selectItem}
        step={messages.firstStep}
        rows={[
          { label: messages.price, value: stepPrice(step.item.price) },
          ...feeRows(messages.platformFee, step.item.price),
        ]}
        total={{ label: messages.total, value: stepTotal(step.item.price) }}
        note={messages.terms}
        dismissLabel={messages.cancel}
        proceedLabel={messages.sellNow}
        firstFocus="proceed"
      />
      <ChooseWalletDialog {...step} step={messages.secondStep} open={dialog === 'wallets'} />
      <ConnectWalletDialog {...step} step={messages.lastStep} open={dialog === 'connect'} />
    </>
  )
}
