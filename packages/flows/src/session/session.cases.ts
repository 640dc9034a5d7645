import { ApiError, type Session } from '@meridian/contract'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { answered, failed, passed } from '../testing/calls.ts'
import type { Cases } from '../testing/ways.ts'
import type { sessionMachine } from './session.machine.ts'

// Tokens in form only, as `storyToken` is: one that cannot be decoded signs its player out at once.
const ilseToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLWlsc2UiLCJleHAiOjcyNTgxMTg0MDB9.'
export const newToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLW1pa2EiLCJleHAiOjcyNTgxMTg0MDAsImlzc3VlIjoyfQ.'
const session: Session = { user: mika, token: storyToken }
const ilse: Session = { user: { id: 'user-ilse', email: 'ilse@meridian.test' }, token: ilseToken }
export const renamed = { ...mika, fullName: 'Mika Vex' }
export const keptByTab = { session, keep: 'tab' } as const
export const keptByBrowser = { session, keep: 'browser' } as const
export const ilseByBrowser = { session: ilse, keep: 'browser' } as const
export const ilseByTab = { session: ilse, keep: 'tab' } as const

const events = {
  'Ilse comes in for good': { type: 'player.enter', kept: ilseByBrowser },
  'Ilse comes in for this tab': { type: 'player.enter', kept: ilseByTab },
  'Mika is renamed': { type: 'player.change', user: renamed },
  'Mika has a new password': { type: 'player.change', user: renamed, token: newToken },
  'news of somebody else': { type: 'player.change', user: ilse.user },
  'another tab signs Ilse in': { type: 'records.change', records: { tab: null, browser: ilse } },
  'another tab signs Ilse in, beside this one': {
    type: 'records.change',
    records: { tab: session, browser: ilse },
  },
  'another tab keeps Mika, too': { type: 'records.change', records: { tab: null, browser: session } },
  'another tab logs out': { type: 'records.change', records: { tab: null, browser: null } },
  'a call is refused': { type: 'account.doubt' },
  'Logout is pressed': { type: 'logOut.ask' },
  'Logout is confirmed': { type: 'logOut.confirm' },
  'Cancel is pressed': { type: 'logOut.dismiss' },
  'the token ends': answered('awaitEnd', undefined),
  'the server knows the account': answered('askAccount', 'known'),
  'the server does not know it': answered('askAccount', 'unknown'),
  'the server cannot be asked': failed('askAccount', new ApiError('unreachable')),
  'the server takes too long': passed('askLimit', 'session.signedIn.doubted'),
} as const

/** Where a session begins, what it may hear, and its states in words: for tests, stories and the inspector. */
export const sessionCases = {
  inputs: [{ kept: null }, { kept: keptByTab }],
  events,
  states: {
    deciding: 'What is kept is read; nobody sees it.',
    signedOut: 'Nobody is signed in.',
    'signedIn.present.staying': 'A player is signed in.',
    'signedIn.present.leaving': 'Confirm Logout asks.',
    'signedIn.doubted': 'A call was refused: the server is asked whether it still knows the account.',
  },
} as const satisfies Cases<typeof sessionMachine>
