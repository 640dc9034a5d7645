import { ApiError, type Session } from '@meridian-2117/contract'
import { mika, storyToken } from '@meridian-2117/contract/fixtures'
import { doneEvent, errorEvent, delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { walletSignInMachine } from './wallet-sign-in.machine.ts'

export const session: Session = { player: mika, token: storyToken }
export const metamask = { id: 'io.metamask', name: 'MetaMask' }
export const other = { id: 'com.other', name: 'Other Wallet' }
export const first = `0x${'a1'.repeat(20)}`
export const second = `0x${'b2'.repeat(20)}`
export const inUpperCase = (address: string) => `0x${address.slice(2).toUpperCase()}`
export const signed = { message: 'The message', signature: '0x5167' }

const events = {
  'no wallet': doneEvent('findWallets', []),
  'one wallet': doneEvent('findWallets', [metamask]),
  'two wallets': doneEvent('findWallets', [metamask, other]),
  'search fails': errorEvent('findWallets', new Error('No window')),
  'chooses one': { type: 'wallet.choose', id: 'com.other' },
  'chooses another': { type: 'wallet.choose', id: 'nobody knows' },
  leaves: { type: 'wallet.cancel' },
  revoked: doneEvent('revoke', undefined),
  'not revoked': errorEvent('revoke', { code: -32601, message: 'No such method' }),
  'no answer to revoke': delayEvent('revokeLimit', 'walletSignIn.revoking'),
  'shares an account': doneEvent('requestAccounts', [inUpperCase(first), second]),
  'shares none': doneEvent('requestAccounts', []),
  'refuses to share': errorEvent('requestAccounts', { code: 4001, message: 'User rejected the request.' }),
  'is busy': errorEvent('requestAccounts', { code: -32002, message: 'Already pending. Please wait.' }),
  'is busy without words': errorEvent('requestAccounts', { code: -32002 }),
  'no account for long': delayEvent('accountLimit', 'walletSignIn.connecting'),
  'a second waits': delayEvent('untilHint', 'walletSignIn.signing'),
  signs: doneEvent('requestSignature', signed),
  'refuses to sign': errorEvent('requestSignature', {
    code: 4001,
    message: 'User denied message signature.',
  }),
  'fails to sign': errorEvent('requestSignature', new Error('Ledger: device is locked')),
  'fails without words': errorEvent('requestSignature', undefined),
  'no signature': delayEvent('signatureLimit', 'walletSignIn.signing'),
  'same account': { type: 'accounts.changed', accounts: [inUpperCase(first)] },
  'another account': { type: 'accounts.changed', accounts: [inUpperCase(second), first] },
  'no account any more': { type: 'accounts.changed', accounts: [] },
  'server lets in': doneEvent('signIn', session),
  'server refuses': errorEvent('signIn', new ApiError('refused', { status: 401, serverMessage: 'Too old' })),
  'server links': doneEvent('link', undefined),
  'server does not link': errorEvent(
    'link',
    new ApiError('refused', { status: 409, serverMessage: 'Taken' }),
  ),
  'server is away': errorEvent('signIn', new ApiError('unreachable', { message: 'Network Error' })),
} as const

/** Inputs, events and described states of the sign-in with a browser wallet, for tests, stories and the inspector. */
export const walletSignInFixtures = {
  inputs: [{ screen: 'signIn' }, { screen: 'editProfile' }],
  events,
  states: {
    finding: 'Wallets are looked for in the browser.',
    choosing: 'More than one was found: the player chooses.',
    revoking: 'The wallet is asked to let go of earlier permissions.',
    connecting: 'The wallet is asked for an account.',
    signing: 'The wallet is asked to sign a message with the time.',
    entering: 'The server takes the signature for a session.',
    linking: 'The server links the wallet to the account.',
    ended: 'The player is in, or was told why not.',
  },
} as const satisfies MachineFixtures<typeof walletSignInMachine>
