import type { SnapshotFrom } from 'xstate'
import type { BuyEvent, buyMachine } from './buy.machine.ts'

/** The view of a buy page. */
export interface BuyView {
  /** One dialog at most. */
  dialog: 'none' | 'review' | 'confirm'
  /** The purchase check runs, or the page is about to be left: no button acts. */
  busy: boolean
}

/** Selects the view of the page. */
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

/** The player’s intents on a buy page and in its dialogs, named as the props of the screens. */
export interface BuyIntents {
  onBuy: () => void
  onPayByCard: () => void
  onMakeOffer: () => void
  onProceed: () => void
  onDismiss: () => void
}

/** Each intent as a function that sends its event. */
export const buyIntents = (send: (event: BuyEvent) => void): BuyIntents => ({
  onBuy: () => send({ type: 'buy.start' }),
  onPayByCard: () => send({ type: 'buy.payByCard' }),
  onMakeOffer: () => send({ type: 'offer.make' }),
  onProceed: () => send({ type: 'dialog.proceed' }),
  onDismiss: () => send({ type: 'dialog.close' }),
})
