import { useId, useRef } from 'react'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/dialog.tsx'
import { PriceRows } from '../../components/price-rows/price-rows.tsx'
import { useFormat } from '../../lib/format.ts'
import type { ItemWithFormerPrice } from '../../lib/item.ts'
import { useMessages } from '../../lib/messages.ts'
import { WalletChoice } from '../../components/wallet-choice/wallet-choice.tsx'
import { walletChoiceMessages } from '../../components/wallet-choice/wallet-choice.messages.ts'
import { StepDialog, StepItem, type StepProps } from './step-dialog.tsx'

interface WalletStepProps extends StepProps {
  item: ItemWithFormerPrice
  /** The position in the chain, such as 'Step 2 of 3'. */
  step: string
}

/** Selling or listing needs a wallet: the browser's is offered. */
export function ChooseWalletDialog({ open, item, step, onProceed, onDismiss }: WalletStepProps) {
  const messages = useMessages(walletChoiceMessages)
  const { stepTotal } = useFormat()
  const itemId = useId()
  const totalId = useId()
  const wallet = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={open} onOpenChange={onDismiss}>
      {/* The total is part of the description, as the first focus is on a button below it. */}
      <DialogContent initialFocus={wallet} aria-describedby={`${itemId} ${totalId}`}>
        <DialogHeader>
          <DialogTitle>{messages.choose}</DialogTitle>
          <DialogDescription>{step}</DialogDescription>
        </DialogHeader>
        <DialogBody className="mb-0 pb-[max(1.25rem,var(--spacing-safe-bottom))]">
          <StepItem id={itemId} item={item} />
          <PriceRows
            id={totalId}
            total={{ label: messages.total, value: stepTotal(item.price) }}
            className="mb-5"
          />
          <WalletChoice ref={wallet} onChoose={onProceed} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

/** The last step of selling and listing: connecting the chosen wallet. */
export function ConnectWalletDialog(step: WalletStepProps) {
  const messages = useMessages(walletChoiceMessages)
  const { stepTotal } = useFormat()
  return (
    <StepDialog
      {...step}
      title={messages.connectTitle}
      total={{ label: messages.total, value: stepTotal(step.item.price) }}
      note={messages.connectNote}
      dismissLabel={messages.cancel}
      proceedLabel={messages.connect}
      firstFocus="dismiss"
    />
  )
}
