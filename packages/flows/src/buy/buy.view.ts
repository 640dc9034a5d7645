import type { BuyDialog } from '@meridian-2117/contract/names/dialog-steps'
import type { SnapshotFrom } from 'xstate'
import type { BuyEvent, buyMachine } from './buy.machine.ts'

/** A buy page renders this view. */
export interface BuyView {
  /** One dialog at most. */
  dialog: BuyDialog
  /** No button acts, as the purchase check runs or the page is being left. */
  busy: boolean
}

/** Returns the view of a snapshot. */
export function selectBuyView({ value }: SnapshotFrom<typeof buyMachine>): BuyView {
  switch (value) {
    case 'idle':
    case 'stepping':
      return { dialog: 'none', busy: false }
    case 'reviewing':
      return { dialog: 'review', busy: false }
    case 'confirming':
      return { dialog: 'confirm', busy: false }
    case 'checking':
    case 'handedOver':
      return { dialog: 'none', busy: true }
    default:
      return value satisfies never
  }
}

/** Actions of the player on a buy page and in its dialogs, named like the screens' props. */
export interface BuyIntents {
  onBuy: () => void
  onPayByCard: () => void
  onMakeOffer: () => void
  onProceed: () => void
  onDismiss: () => void
}

/** Returns a function for each intent, which sends its event. */
export const buyIntents = (send: (event: BuyEvent) => void): BuyIntents => ({
  onBuy: () => send({ type: 'buy.start' }),
  onPayByCard: () => send({ type: 'buy.payByCard' }),
  onMakeOffer: () => send({ type: 'offer.make' }),
  onProceed: () => send({ type: 'dialog.proceed' }),
  onDismiss: () => send({ type: 'dialog.close' }),
})
