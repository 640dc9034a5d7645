import { passed } from '../testing/calls.ts'
import type { Cases } from '../testing/ways.ts'
import type { sellMachine } from './sell.machine.ts'

const events = {
  'sell.start': { type: 'sell.start' },
  'proceed at a desk': { type: 'dialog.proceed', phone: false },
  'proceed on a phone': { type: 'dialog.proceed', phone: true },
  'dialog.close': { type: 'dialog.close' },
  'gap before the wallets': passed('stepDelay', 'sell.toWallets'),
  'gap before the connection': passed('stepDelay', 'sell.toConnection'),
}

/** Where the Instant Sell begins, what it may hear, and its states in words: for tests, stories and the inspector. */
export const sellCases = {
  inputs: [{}],
  events,
  resumable: ['idle', 'choosingItem', 'choosingWallet', 'connecting'],
  states: {
    idle: 'The market, with Sell Now on its card.',
    choosingItem: 'The dialog Select item to sell.',
    toWallets: 'The gap of 100 ms before the wallets.',
    choosingWallet: 'The dialog Connect Wallet: which one.',
    toConnection: 'The gap of 100 ms before the connection.',
    connecting: 'The wallet’s connection; Connect says that nothing was sold.',
  },
} as const satisfies Cases<typeof sellMachine>
