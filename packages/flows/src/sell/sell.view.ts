import type { SellDialog } from '@meridian-2117/contract/names/dialog-steps'
import type { SnapshotFrom } from 'xstate'
import type { sellMachine } from './sell.machine.ts'

/** A market page renders one dialog of Instant Sell at most. */
export interface SellView {
  dialog: SellDialog
}

/** Returns the view of a snapshot. */
export function selectSellView({ value }: SnapshotFrom<typeof sellMachine>): SellView {
  switch (value) {
    case 'idle':
    case 'toWallets':
    case 'toConnection':
      return { dialog: 'none' }
    case 'choosingItem':
      return { dialog: 'item' }
    case 'choosingWallet':
      return { dialog: 'wallets' }
    case 'connecting':
      return { dialog: 'connect' }
    default:
      return value satisfies never
  }
}
