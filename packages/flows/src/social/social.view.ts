import type { TakeOver } from '@meridian-2117/contract/names/dialog-steps'
import type { SnapshotFrom } from 'xstate'
import type { SocialEvent, socialMachine } from './social.machine.ts'

/**
 * `asking`: the player is at the provider, and the page stays. `exchanging`: our server is called, and the page waits.
 * `confirming`: a dialog says what the sign-in ends. `ended`: the player is signed in, the identity is linked, or the
 * player has seen the failure.
 */
export type SocialView = { status: 'asking' | 'exchanging' | 'ended' } | ({ status: 'confirming' } & TakeOver)

/** Returns the view of a snapshot; the page shows a spinner during the call. */
export function selectSocialView({
  value,
  context: { provider, warning },
}: SnapshotFrom<typeof socialMachine>): SocialView {
  switch (value) {
    case 'asking':
    case 'exchanging':
    case 'ended':
      return { status: value }
    case 'linking':
      return { status: 'exchanging' }
    case 'confirming':
      return { status: value, provider, warning }
    default:
      return value satisfies never
  }
}

/** Answers of the player to the warning, named like the dialog's props. */
export interface SocialIntents {
  onConfirm: () => void
  onDismiss: () => void
}

/** Returns a function for each intent, which sends its event. */
export const socialIntents = (send: (event: SocialEvent) => void): SocialIntents => ({
  onConfirm: () => send({ type: 'takeOver.confirm' }),
  onDismiss: () => send({ type: 'takeOver.cancel' }),
})
