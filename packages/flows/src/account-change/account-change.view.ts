import type { AccountStep, TypedProof } from '@meridian-2117/contract/names/dialog-steps'
import type { SnapshotFrom } from 'xstate'
import type { AccountChangeEvent, accountChangeMachine } from './account-change.machine.ts'

/** Returns the dialog over the page; `null` for none. */
export function selectAccountChangeView({
  value,
  context: { change, hasPassword, email, errors },
}: SnapshotFrom<typeof accountChangeMachine>): AccountStep | null {
  switch (value) {
    case 'idle':
      return null
    case 'asking':
    case 'changing':
      return { status: value, change, needsPassword: hasPassword, errors }
    case 'mailed':
      return { status: value, email }
    case 'signInNeeded':
      return { status: value }
    default:
      return value satisfies never
  }
}

/** Actions of the player in the dialog, named like its props. */
export interface AccountChangeIntents {
  onSubmit: (typed: TypedProof) => void
  onEdit: (field: keyof TypedProof) => void
  onDismiss: () => void
  onSignIn: () => void
}

/** Returns a function for each intent, which sends its event. */
export const accountChangeIntents = (send: (event: AccountChangeEvent) => void): AccountChangeIntents => ({
  onSubmit: (typed) => send({ type: 'change.submit', ...typed }),
  onEdit: (field) => send({ type: 'field.edit', field }),
  onDismiss: () => send({ type: 'dialog.dismiss' }),
  onSignIn: () => send({ type: 'signIn.choose' }),
})
