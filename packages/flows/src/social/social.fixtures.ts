import { ApiError, type Session } from '@meridian-2117/contract'
import { mika, storyToken } from '@meridian-2117/contract/fixtures'
import { doneEvent, errorEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { socialMachine } from './social.machine.ts'

export const session: Session = { player: mika, token: storyToken }

const events = {
  'provider gives': doneEvent('requestProof', { status: 'given', proof: 'proof-1' }),
  'provider refuses': doneEvent('requestProof', { status: 'refused' }),
  'window is blocked': doneEvent('requestProof', { status: 'blocked' }),
  'provider fails': errorEvent('requestProof', new Error('Failed to load script')),
  'server lets in': doneEvent('signIn', session),
  'server refuses': errorEvent('signIn', new ApiError('refused', { status: 409, serverMessage: 'Taken' })),
  'server warns': errorEvent(
    'signIn',
    new ApiError('refused', { status: 409, code: 'takes_over', proof: 'proof-2', serverMessage: 'It ends.' }),
  ),
  'player confirms': { type: 'takeOver.confirm' },
  'player cancels': { type: 'takeOver.cancel' },
  'server links': doneEvent('link', undefined),
  'server does not link': errorEvent(
    'link',
    new ApiError('refused', { status: 409, serverMessage: 'Taken' }),
  ),
  'server is away': errorEvent('signIn', new ApiError('unreachable', { message: 'Network Error' })),
}

/** Inputs, events and described states of the sign-in with Google or Discord, for tests, stories and the inspector. */
export const socialFixtures = {
  inputs: [
    { provider: 'google', screen: 'signUp' },
    { provider: 'discord', screen: 'editProfile' },
  ],
  events,
  states: {
    asking: 'The provider has the player; the screen stays usable.',
    exchanging: 'The server takes the provider’s proof for a session; the page waits.',
    confirming: 'A dialog says what the sign-in ends; the player answers.',
    linking: 'The server links what the provider proved to the account; the page waits.',
    ended: 'The player is in, or was told why not.',
  },
} as const satisfies MachineFixtures<typeof socialMachine>
