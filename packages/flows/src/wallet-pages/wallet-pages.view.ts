import type { Message } from '@meridian-2117/contract/messages/message'
import type { SnapshotFrom } from 'xstate'
import type { walletPagesMachine } from './wallet-pages.machine.ts'

/** A wallet page renders this view. */
export interface WalletPagesView {
  connecting: boolean
  /** Shown under the password. */
  passwordError: Message | undefined
  /** No button acts, as the page is being left. */
  busy: boolean
}

/** Returns the view of a snapshot. */
export function selectWalletPagesView({
  value,
  context: { page, passwordMissing },
}: SnapshotFrom<typeof walletPagesMachine>): WalletPagesView {
  const passwordError: Message | undefined = passwordMissing ? { key: 'walletPasswordMissing' } : undefined
  switch (value) {
    case 'arriving':
    case 'choosing':
    case 'locked':
    case 'signing':
      return { connecting: false, passwordError, busy: false }
    case 'connecting':
      return { connecting: true, passwordError, busy: false }
    case 'leaving':
      return { connecting: page === 'walletPagesConnect', passwordError, busy: true }
    default:
      return value satisfies never
  }
}
