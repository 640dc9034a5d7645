import type { Item } from '@meridian/contract'
import type { SnapshotFrom } from 'xstate'
import type { buyMachine } from './buy.machine.ts'

/** What a buy page shows: at most one dialog; `busy` while the purchase check runs and until the page is left. */
export type BuyView =
  | { dialog: 'none'; busy: boolean }
  | { dialog: 'review'; item: Item }
  | { dialog: 'confirm'; item: Item }

/** Reads the page off the flow (Spec 2, Buy NFA detail and Buy land screen). */
export function selectBuyView(snapshot: SnapshotFrom<typeof buyMachine>): BuyView {
  const { item } = snapshot.context
  switch (snapshot.value) {
    case 'idle':
    case 'stepping':
      return { dialog: 'none', busy: false }
    case 'reviewing':
      return { dialog: 'review', item }
    case 'confirming':
      return { dialog: 'confirm', item }
    case 'checking':
    case 'handedOver':
      return { dialog: 'none', busy: true }
    default:
      return snapshot.value satisfies never
  }
}
