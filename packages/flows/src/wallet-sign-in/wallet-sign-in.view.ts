import type { WalletStep } from '@meridian-2117/contract/names/dialog-steps'
import type { SnapshotFrom } from 'xstate'
import type { walletSignInMachine } from './wallet-sign-in.machine.ts'

/**
 * The dialog over the account screen. `finding` and `entering` wait for us. The three between wait for the player, who
 * can leave. `ended` shows only the screen.
 */
export type WalletSignInView = { status: 'finding' | 'entering' | 'ended' } | WalletStep

/** Returns the view of a snapshot. */
export function selectWalletSignInView({
  value,
  context,
}: SnapshotFrom<typeof walletSignInMachine>): WalletSignInView {
  const { wallets, walletId, address } = context
  const wallet = wallets.find(({ id }) => id === walletId) ?? { id: walletId, name: '' }
  switch (value) {
    case 'finding':
    case 'entering':
    case 'ended':
      return { status: value }
    case 'linking':
      return { status: 'entering' }
    case 'choosing':
      return { status: value, wallets }
    case 'revoking':
    case 'connecting':
      return { status: 'connecting', wallet }
    case 'signing':
      return { status: value, wallet, address }
    default:
      return value satisfies never
  }
}
