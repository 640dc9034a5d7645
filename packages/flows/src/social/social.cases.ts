import { ApiError, type Session } from '@meridian/contract'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { answered, failed } from '../testing/calls.ts'
import type { Cases } from '../testing/ways.ts'
import type { socialMachine } from './social.machine.ts'

export const session: Session = { user: mika, token: storyToken }

const events = {
  'provider gives': answered('requestProof', { status: 'given', proof: 'proof-1' }),
  'provider refuses': answered('requestProof', { status: 'refused' }),
  'provider fails': failed('requestProof', new Error('Failed to load script')),
  'server lets in': answered('signIn', session),
  'server refuses': failed('signIn', new ApiError('refused', { status: 409, serverMessage: 'Taken' })),
  'server is away': failed('signIn', new ApiError('unreachable', { message: 'Network Error' })),
}

/** Where the sign-in with Google or Discord begins, what it may hear, and its states in words: for tests, stories and the inspector. */
export const socialCases = {
  inputs: [{ provider: 'google', screen: 'signUp' }],
  events,
  states: {
    asking: 'The provider has the player; the screen stays usable.',
    exchanging: 'The server takes the provider’s proof for a session; the page waits.',
    ended: 'The player is in, or was told why not.',
  },
} as const satisfies Cases<typeof socialMachine>
