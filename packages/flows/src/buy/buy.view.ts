import type { SnapshotFrom } from 'xstate'
import type { buyMachine } from './buy.machine.ts'

/** What a buy page shows. */
export interface BuyView {
  /** One dialog at most. */
  dialog: 'none' | 'review' | 'confirm'
  /** The purchase check runs, or the page is about to be left: nothing more can be started. */
  busy: boolean
}

/** Reads the page off the flow (Spec 2, Buy NFA detail and Buy land screen). */
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
