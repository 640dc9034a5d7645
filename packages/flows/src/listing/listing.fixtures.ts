import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { listingMachine } from './listing.machine.ts'

const events = {
  'listing.start': { type: 'listing.start', item: kestrelInterceptor },
  'dialog.proceed': { type: 'dialog.proceed' },
  'dialog.close': { type: 'dialog.close' },
  'gap before the confirmation': delayEvent('stepDelay', 'listing.toConfirmation'),
  'gap before the wallets': delayEvent('stepDelay', 'listing.toWallets'),
  'gap before the connection': delayEvent('stepDelay', 'listing.toConnection'),
}

/** Inputs, events and described states of listing an item, for tests, stories and the inspector. */
export const listingFixtures = {
  inputs: [{}],
  events,
  resumable: ['idle', 'reviewing', 'confirming', 'choosingWallet', 'connecting'],
  states: {
    idle: 'The profile, with List Now on each item.',
    reviewing: 'The dialog List Now: what the item brought and what it may bring.',
    toConfirmation: 'The gap of 150 ms before the confirmation.',
    confirming: 'The confirmation of the list price.',
    toWallets: 'The gap of 150 ms before the wallets.',
    choosingWallet: 'The dialog Connect Wallet: which one.',
    toConnection: 'The gap of 150 ms before the connection.',
    connecting: 'The wallet’s connection; Connect says that nothing was listed.',
  },
} as const satisfies MachineFixtures<typeof listingMachine>
