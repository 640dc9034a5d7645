import { ApiError } from '@meridian-2117/contract'
import { doneEvent, errorEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { accountChangeMachine } from './account-change.machine.ts'

const events = {
  'unlinks Google': { type: 'change.ask', change: { kind: 'unlink', way: 'google' }, hasPassword: false },
  'changes the email': { type: 'change.ask', change: { kind: 'email' }, hasPassword: true },
  'deletes the account': { type: 'change.ask', change: { kind: 'delete' }, hasPassword: true },
  submits: { type: 'change.submit', email: 'mika@new.test', password: 'open-the-gate' },
  'submits nothing': { type: 'change.submit', email: '', password: '' },
  types: { type: 'field.edit', field: 'password' },
  leaves: { type: 'dialog.dismiss' },
  'signs in again': { type: 'signIn.choose' },
  'server does it': doneEvent('change', undefined),
  'server refuses': errorEvent(
    'change',
    new ApiError('refused', {
      status: 400,
      code: 'password_wrong',
      serverMessage: 'Current password is wrong',
    }),
  ),
  'server asks for a sign-in': errorEvent(
    'change',
    new ApiError('refused', { status: 403, code: 'sign_in_again' }),
  ),
  'server is away': errorEvent('change', new ApiError('unreachable', { message: 'Network Error' })),
} as const

/** Events and described states of a change of the account, for tests, stories and the inspector. */
export const accountChangeFixtures = {
  inputs: [{}],
  events,
  states: {
    idle: 'The page, without a dialog.',
    asking: 'The dialog says what happens, and asks for the password where there is one.',
    changing: 'The server makes the change; the dialog waits.',
    mailed: 'The dialog says where the link went.',
    signInNeeded: 'The last sign-in is too long ago: the dialog offers to sign in again.',
  },
} as const satisfies MachineFixtures<typeof accountChangeMachine>
